import type { Occupation } from '@global-fit/atlas/money';
import { roundMoney, usd } from '../figures/format.ts';
import { recordQuantity, shown } from '../figures/quantity.ts';
import { cared, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing } from '../place/view.ts';
import { list } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';
import { clockGap } from './family.ts';

const OCCUPATION: Readonly<Record<string, Occupation>> = {
  technology: 'professionals',
  engineering: 'professionals',
  healthcare: 'professionals',
  education: 'professionals',
  science: 'professionals',
  finance: 'professionals',
  legal: 'professionals',
  'creative-media': 'professionals',
  'social-nonprofit': 'professionals',
  'business-management': 'managers',
  'marketing-sales': 'professionals',
  'public-service': 'technicians',
  'hospitality-tourism': 'service_sales',
  retail: 'service_sales',
  'construction-trades': 'craft_trades',
  'transport-logistics': 'machine_operators',
  agriculture: 'skilled_agriculture',
};
const OCCUPATION_WORDS: Readonly<Record<Occupation, string>> = {
  total: 'employees',
  managers: 'managers',
  professionals: 'professionals',
  technicians: 'technicians',
  clerical: 'clerical staff',
  service_sales: 'service and sales staff',
  skilled_agriculture: 'skilled workers in agriculture',
  craft_trades: 'craft and trades workers',
  machine_operators: 'machine operators and drivers',
  elementary: 'elementary workers',
};
const REGULATED: ReadonlySet<string> = new Set([
  'healthcare',
  'legal',
  'education',
  'engineering',
  'construction-trades',
]);

const is = (view: PlaceView, ...stages: readonly string[]): boolean => stages.includes(view.profile.stage);

/** Pay in the customer's group of occupations, for those who would earn there. */
export const payLead: Writer = (view) => {
  if (!is(view, 'employee', 'transfer')) return null;
  const field = view.profile.read.choices('career-field')[0];
  const occupation = field ? OCCUPATION[field] : undefined;
  const wage = occupation ? view.atlas.wage(view.iso3, occupation) : null;
  const label = view.profile.read.label('career-field');
  if (!wage?.from.shown || wage.monthlyUsd === null || !occupation) {
    const average = figure(view, 'earnings_monthly_usd');
    return average
      ? passage(
          'pay',
          1,
          because(
            say`Average pay in ${view.name} is ${average} a month; our tables do not break out ${label ?? 'your field'} there.`,
            ...view.profile.stageIds,
          ),
        )
      : null;
  }
  const home = view.home && view.home.iso3 !== view.iso3 ? view.atlas.wage(view.home.iso3, occupation) : null;
  const dollars = (value: number): string => usd(roundMoney(value));
  const pay = shown(
    recordQuantity(wage.monthlyUsd, `wage:${view.iso3}-${occupation}`, 'monthlyUsd'),
    dollars,
  );
  const there =
    home?.from.shown && home.monthlyUsd !== null
      ? because(
          say`; in ${view.homeName} it is ${shown(recordQuantity(home.monthlyUsd, `wage:${view.home?.iso3}-${occupation}`, 'monthlyUsd'), dollars)}`,
          'current-location',
        )
      : '';
  const shaky = wage.unreliable ? ' The survey marks this figure as unreliable.' : '';
  const said = wayOf(view, 'pay', [
    () =>
      say`For ${label ?? 'your field'} the nearest statistical group is ${OCCUPATION_WORDS[occupation]}, who earn ${pay} a month on average in ${view.name} (${String(wage.year)})${there}.${shaky}`,
    () =>
      say`${view.Name} pays its ${OCCUPATION_WORDS[occupation]} ${pay} a month on average (${String(wage.year)})${there}; that is the group in which ${label ?? 'your field'} is counted.${shaky}`,
  ]);
  return passage('pay', 1.2, said && because(said, 'career-field', ...view.profile.stageIds));
};

const WORK_FRAMES: Readonly<Record<string, readonly string[]>> = {
  remote: [
    'The job comes with you, so the connection and the clock are your labour market',
    'What you need from a labour market is a socket, a signal and the right hour',
  ],
  freelance: [
    'Clients abroad do not see your window, but they do hear your connection',
    'A freelancer lives by reply time',
  ],
  owner: [
    'You lead the company from wherever you sit, as long as people and papers reach you',
    'A company led from abroad runs on calls',
  ],
};

/** Remote work: internet and clock. */
export const remoteLead: Writer = (view) => {
  if (!is(view, 'remote', 'freelance', 'owner')) return null;
  const at = standing(view, 'fixed_broadband');
  const lines = figure(view, 'fixed_broadband');
  const users = figure(view, 'internet_users');
  if (!at || !lines) return null;
  const frames = WORK_FRAMES[view.profile.stage] ?? [''];
  const frame = because(words(frames[view.earlier.length % frames.length] ?? ''), ...view.profile.stageIds);
  const verdict =
    at.percentile > 75
      ? 'dense enough that a fixed line is a given in any town'
      : at.percentile > 55
        ? 'enough for towns; in the countryside, test before signing'
        : 'thin outside the centres, so keep a mobile line from a second network';
  const gap = clockGap(view);
  const overlap = view.profile.read
    .choices('remote-work-requirements')
    .find((one) => one.startsWith('overlap-'));
  const wanted = overlap
    ? because(
        words(` You need ${view.profile.read.label('remote-work-requirements', overlap)?.text ?? ''}`),
        'remote-work-requirements',
      )
    : null;
  const offset = view.atlas.fact(view.iso3, 'utc_offset_capital')?.value;
  const meets = typeof offset === 'number' && overlap ? overlapVerdict(overlap, offset) : null;
  const clock: Said =
    wanted && meets && typeof offset === 'number'
      ? given(say`${wanted}, and ${meets}.`, `utc_offset_capital:${view.iso3}`)
      : gap !== null && view.home
        ? because(
            given(
              words(
                Math.abs(gap) <= 3
                  ? ' Office hours in both countries overlap for most of the day.'
                  : Math.abs(gap) <= 6
                    ? ' Office hours overlap for half a day, so meetings move to one end of yours.'
                    : ' Office hours barely overlap: you would work while others sleep.',
              ),
              `utc_offset_capital:${view.iso3}`,
              `utc_offset_capital:${view.home.iso3}`,
            ),
            'current-location',
          )
        : words('');
  const said = wayOf(view, 'remote', [
    () =>
      say`${frame}. ${view.Name} has ${lines} fixed broadband lines per hundred people, ${verdict}${at.mark}.${clock}`,
    () =>
      say`${frame}. Fixed broadband reaches ${lines} lines per hundred people, ${verdict}${at.mark}${users ? say`, and ${users} of people are online` : ''}.${clock}`,
  ]);
  return passage('remote', 1.2, said);
};

function overlapVerdict(overlap: string, offset: number): string {
  const centre = overlap === 'overlap-americas' ? -5.5 : overlap === 'overlap-europe-africa' ? 1 : 8.5;
  const gap = Math.abs(((offset - centre + 36) % 24) - 12);
  return gap <= 3.5
    ? 'the clock here suits that'
    : gap <= 6.5
      ? 'the clock here allows it with early or late hours'
      : 'the clock here works against it';
}

/** Starting something. */
export const founderLead: Writer = (view) => {
  if (!is(view, 'founder')) return null;
  const days = figure(view, 'days_to_start_business');
  const steps = figure(view, 'procedures_to_start_business');
  const at = standing(view, 'days_to_start_business');
  const regulation = standing(view, 'regulatory_quality');
  if (!days || !steps || !at || !regulation) return null;
  const jobs = view.profile.read.choices('local-job-creation-intent')[0];
  const hire =
    jobs && !['none', 'undecided'].includes(jobs)
      ? because(
          say` You mean to employ ${view.profile.read.label('local-job-creation-intent', jobs) ?? ''} local people; price their social contributions before their wages.`,
          'local-job-creation-intent',
        )
      : '';
  return passage(
    'founder',
    1.2,
    because(
      say`In the last comparison (which is of 2017 or earlier) registering a company in ${view.name} took ${steps} steps and ${days}, ${at.percentile < 40 ? 'quicker than in most countries' : at.percentile > 60 ? 'slower than in most countries' : 'about as long as in the middle of the world'}${at.mark}. Rules for firms are rated ${regulation.percentile > 60 ? 'better than most' : regulation.percentile < 40 ? 'weaker than most' : 'near the middle'}${regulation.mark}.${hire}`,
      ...view.profile.stageIds,
    ),
  );
};

/** Retirement: what fills and pays the days. */
export const retiredLead: Writer = (view) => {
  if (!is(view, 'retired')) return null;
  const old = figure(view, 'population_65_plus');
  const at = standing(view, 'population_65_plus');
  const income = view.profile.read.label('retirement-income-phase');
  const transition = view.profile.read.choices('retirement-transition-status')[0];
  if (!old || !at) return null;
  const tails: Readonly<Record<string, string>> = {
    'part-time':
      'You still work part time: most permits for pensioners forbid even that, so ask before you invoice anybody from there.',
    'winding-down':
      'Finish winding down before you become resident, so that the last profits are taxed where they were made.',
    planning: 'Retirement is still a plan, and a trial winter would tell you more than a spreadsheet.',
    'fully-retired': 'With work behind you, the question under this heading is what a Tuesday is for.',
  };
  const said = wayOf(view, 'retired-career', [
    () =>
      say`Career here means pension and purpose. In ${view.name} ${old} of people are over 65, ${at.percentile > 60 ? 'so clubs, discounts and daytime life are made for your age' : at.percentile < 40 ? 'so people your age work, or live inside large families' : 'a share near the middle of the world'}${at.mark}.${income ? say` You will live on ${income}.` : ''}`,
    () =>
      say`${old} of the people in ${view.name} are past 65${at.mark}${at.percentile > 60 ? ', enough for a life among equals' : ''}. ${tails[transition ?? 'fully-retired'] ?? ''}`,
    () =>
      say`${tails[transition ?? 'fully-retired'] ?? ''} ${view.Name} offers ${at.percentile > 60 ? 'company of your age' : 'younger company'}: ${old} of people are over 65${at.mark}.`,
  ]);
  return passage(
    'retired-career',
    1.2,
    said &&
      because(
        said,
        ...view.profile.stageIds,
        'retirement-transition-status',
        ...(income ? ['retirement-income-phase'] : []),
      ),
  );
};

/** Students: work beside and after. */
export const studentLead: Writer = (view) => {
  if (!is(view, 'student')) return null;
  const youth = figure(view, 'youth_unemployment');
  const at = standing(view, 'youth_unemployment');
  const premium = figure(view, 'earnings_professionals_usd');
  if (!youth || !at) return null;
  const hopes = view.profile.read.choices('study-abroad-motivation');
  const stay = hopes.includes('stay-after-graduation')
    ? because(
        words(
          ' You hope to stay after graduation: ask the university how many months of job search the permit allows, since our records do not hold that rule.',
        ),
        'study-abroad-motivation',
      )
    : '';
  const beside = hopes.includes('work-while-studying')
    ? because(
        words(
          ' Work beside your studies is capped by hours in most countries, so do not count on it for the rent.',
        ),
        'study-abroad-motivation',
      )
    : '';
  return passage(
    'student-career',
    1.2,
    because(
      say`Among people of 15 to 24 in ${view.name}, ${youth} of those who look for work find none, ${at.percentile > 60 ? 'a high rate' : at.percentile < 40 ? 'a low rate' : 'an ordinary rate'}${at.mark}.${premium ? say` Those who make it into professional work earn ${premium} a month on average.` : ''}${stay}${beside}`,
      ...view.profile.stageIds,
    ),
  );
};

export const openLead: Writer = (view) => {
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  if (!rate || !at) return null;
  return passage(
    'jobs',
    1,
    because(
      say`You left open what you will do. Should you need work in ${view.name}, unemployment is ${rate}, ${at.percentile > 60 ? 'higher than in most countries' : at.percentile < 40 ? 'lower than in most countries' : 'near the middle of the world'}${at.mark}.`,
      ...view.profile.stageIds,
    ),
  );
};

/** The state of the labour market, for those who need it. */
export const market: Writer = (view) => {
  if (!is(view, 'employee', 'transfer', 'student', 'founder')) return null;
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  const growth = figure(view, 'gdp_growth_forecast_2026');
  const home = homeFigure(view, 'unemployment_rate');
  if (!rate || !at) return null;
  const compare = home && view.home?.iso3 !== view.iso3 ? say`, against ${home} in ${view.homeName}` : '';
  const ahead = growth ? say` The IMF expected the economy to grow by ${growth} in 2026.` : '';
  const meaning =
    at.percentile < 40
      ? 'Employers compete for people, which is when they sponsor permits.'
      : at.percentile > 60
        ? 'Employers have a choice, and a foreigner has to bring what they lack.'
        : '';
  return cared(
    view,
    passage(
      'market',
      0.5 + 0.3 * notable(at.percentile),
      because(
        say`Unemployment is ${rate}${compare}.${meaning ? ` ${meaning}` : ''}${ahead}${at.mark}`,
        ...view.profile.stageIds,
      ),
    ),
    'jobs',
  );
};

/** Hours and leave against how the customer wants work and life to fit. */
export const hours: Writer = (view) => {
  const style = view.profile.read.choices('work-life-integration')[0];
  if (!style || style === 'no-work' || is(view, 'retired', 'student', 'means')) return null;
  const week = figure(view, 'weekly_hours_employees') ?? figure(view, 'weekly_working_hours');
  const at = standing(view, 'weekly_hours_employees') ?? standing(view, 'weekly_working_hours');
  if (!week || !at) return null;
  const long = at.percentile > 60;
  const short = at.percentile < 40;
  const texts: Readonly<Record<string, string>> = {
    'career-first': long
      ? 'Work comes first for you, and here you would not be the last one in the office'
      : 'Work comes first for you; colleagues here go home, which can look like distance and is custom',
    balanced: long
      ? 'You want a clear balance, and you would have to defend it'
      : 'The balance you want is the local habit',
    'life-first': long
      ? 'You put private life first, so choose the employer for its hours before its pay'
      : 'You put private life first, as most people here do',
    blended: long
      ? 'The flexible mix you like exists mostly outside large firms here'
      : 'The flexible mix you like is easy to find here',
  };
  return cared(
    view,
    passage(
      'hours',
      0.45 + (short || long ? 0.25 : 0),
      because(
        say`${texts[style] ?? ''}: the working week averages ${week.text.includes('hour') ? week : say`${week} hours`}.${at.mark}`,
        'work-life-integration',
      ),
    ),
    'balance',
  );
};

/** Recognition of the profession and the degree. */
export const recognition: Writer = (view) => {
  const field = view.profile.read.choices('career-field')[0];
  if (!field || !REGULATED.has(field) || !is(view, 'employee', 'founder', 'freelance', 'transfer'))
    return null;
  const label = view.profile.read.label('career-field');
  const years = view.profile.read.number('years-in-field');
  const experience =
    years !== null
      ? because(
          words(` Your ${years} years in the field count only once the licence does.`),
          'years-in-field',
        )
      : '';
  return passage(
    'recognition',
    0.9,
    because(
      say`${label ? say`Work in ${label}` : 'Your work'} is often regulated. Find the body in ${view.name} that recognises the qualification and ask for its language level, its fee and its waiting time before you apply for jobs.${experience}`,
      'career-field',
    ),
  );
};

/** Special situations of owners and remote staff. */
export const structure: Writer = (view) => {
  const { read } = view.profile;
  const set = read.choices('remote-work-legal-structure')[0];
  const texts: Readonly<Record<string, string>> = {
    'employee-foreign-company': `Your employer has to agree in writing: with you in ${view.name} it may owe payroll tax or social contributions there.`,
    contractor: `As a contractor you would register in ${view.name} and invoice from there; one client alone can look like hidden employment.`,
    'own-company': `A company of your own that you run from ${view.name} can become taxable there, wherever it is registered.`,
    'employer-of-record': `An employer of record needs an entity in ${view.name}: ask yours whether it has one before you choose the country.`,
    'not-arranged': `Your remote work is not arranged yet, and no permit for remote workers is granted on a promise: a contract comes first.`,
    unsure: `You are not sure how your remote work is set up. The visa form for ${view.name} will ask who pays you, under which contract, and from where.`,
  };
  if (is(view, 'remote', 'freelance') && set && texts[set])
    return passage('structure', 0.8, because(words(texts[set]), 'remote-work-legal-structure'));
  if (is(view, 'owner')) {
    const code = read.choices('existing-business-registration-country')[0];
    const country = code ? view.atlas.country(code) : null;
    const staff = read.label('existing-business-employees');
    return passage(
      'structure',
      0.8,
      because(
        say`Your company is registered ${country ? `in ${country.name}` : 'elsewhere'}${staff ? say` and employs ${staff}` : ''}. Decisions taken at a desk in ${view.name} can move its place of management, so minute the meetings and hold some of them at home.`,
        'existing-business-registration-country',
        'existing-business-employees',
      ),
    );
  }
  return null;
};

/** What a retiree or a person of means may still want to do. */
export const purpose: Writer = (view) => {
  const gives = view.profile.read
    .choices('other-economic-contributions')
    .filter((one) => one !== 'none')
    .map((one) => view.profile.read.label('other-economic-contributions', one)?.text ?? '');
  if (gives.length === 0 || !is(view, 'retired', 'means', 'owner', 'founder')) return null;
  return passage(
    'purpose',
    0.6,
    because(
      say`You thought of ${list(gives.slice(0, 3))}. In ${view.name} say so in the application: it rarely changes the rule, it often changes the reading.`,
      'other-economic-contributions',
    ),
  );
};

/** Energy: what the work is for. */
const ENERGY: Readonly<Record<string, string>> = {
  'career-growth':
    'you want to grow in your profession, so the second employer in town matters as much as the first',
  'building-business':
    'you want to build something of your own, so look for the three people who would help, not for the grant',
  learning: 'you draw energy from learning, so live where lectures and libraries are open to you',
  family: 'you want to be there for your family, so judge a job by the hour it ends',
  creativity: 'creative work feeds you, so find the room with the right light before the right postcode',
  service: 'you like to help others, and volunteering is the shortest way into a society',
  freedom: 'freedom is what drives you, so keep commitments shorter than a season',
  'rest-health': 'rest comes first, so let the calendar stay empty for the first half year',
};

export const careerInsight: Writer = (view) => {
  const energy = view.profile.read.choices('life-purpose-motivation')[0];
  if (is(view, 'employee', 'transfer')) {
    const pay = besideHome(view, 'earnings_monthly_usd');
    const price = besideHome(view, 'price_level_vs_us');
    if (pay && price) {
      const gain = pay.ratio / price.ratio;
      return passage(
        'career-insight',
        1,
        because(
          say`Average pay is ${pay.than}, prices are ${price.short}: ${gain > 1.07 ? 'an average earner ends the month better off than at home' : gain < 0.93 ? 'an average earner ends the month worse off than at home' : 'on average the two cancel out'}${energy && ENERGY[energy] ? because(say`. For yourself, ${ENERGY[energy]}`, 'life-purpose-motivation') : ''}.`,
          'current-location',
          ...view.profile.stageIds,
        ),
      );
    }
  }
  if (!energy || !ENERGY[energy])
    return passage(
      'career-insight',
      0.4,
      because(
        say`In ${view.name} ask not which jobs exist but which of them a foreigner with your papers may do.`,
        ...view.profile.stageIds,
      ),
    );
  const productive = standing(view, 'labour_productivity');
  return passage(
    'career-insight',
    0.7,
    because(
      say`In ${view.name}, ${ENERGY[energy]}.${productive ? say` It is ${productive.percentile > 60 ? 'an economy where skill is paid for' : productive.percentile < 40 ? 'an economy where contacts open more doors than papers' : 'an economy between the two worlds of papers and contacts'}.${productive.mark}` : ''}`,
      'life-purpose-motivation',
    ),
  );
};

export const careerAction: Writer = (view) => {
  const { read, stage, stageIds } = view.profile;
  const degree = read.label('education-level');
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  if (stage === 'retired')
    return passage(
      'career-action',
      1,
      because(
        say`Ask the pension office in ${view.homeName} three things in writing: will it pay to ${view.name}, with the yearly increase, and which proof of life does it want?`,
        ...stageIds,
        'current-location',
      ),
    );
  if (stage === 'remote')
    return passage(
      'career-action',
      1,
      because(
        say`Get one page from your employer that names ${view.name}, the start date and who pays for what: the visa office and the landlord both want it.`,
        ...stageIds,
      ),
    );
  if (stage === 'freelance')
    return passage(
      'career-action',
      1,
      because(
        say`Collect contracts and invoices of the last twelve months, since proof of regular clients is what a permit in ${view.name} will rest on.`,
        ...stageIds,
      ),
    );
  if (stage === 'founder')
    return passage(
      'career-action',
      1,
      because(
        say`Talk to three people who registered a firm in ${view.name} in the last two years, two of them foreigners, before you pay an adviser.`,
        ...stageIds,
      ),
    );
  if (stage === 'owner')
    return passage(
      'career-action',
      1,
      because(
        say`Have your accountant write down, for ${view.name}, where the company would be managed, who signs, and what a dividend would bear.`,
        ...stageIds,
      ),
    );
  if (stage === 'student')
    return passage(
      'career-action',
      1,
      because(
        say`Note the application deadlines of two universities in ${view.name} and the date by which the visa needs the letter of admission; work back from the earlier one.`,
        ...stageIds,
      ),
    );
  const legal =
    degree && apostille?.from.shown
      ? given(
          say` Have the certificate of your ${degree} ${apostille.status === 'y' ? 'apostilled at home: it will be accepted without the embassy' : 'legalised by the embassy, since the apostille is not in force there'}.`,
          `treaties:${view.iso3}`,
        )
      : words('');
  return passage(
    'career-action',
    0.9,
    because(
      say`Apply from where you are: send five applications to ${view.cities[0]?.name ?? view.name} and count the answers before you give notice.${legal}`,
      ...stageIds,
      ...(degree ? ['education-level'] : []),
    ),
  );
};

export const CAREER: SectionPlan = {
  heading: 'Career',
  lead: [retiredLead, studentLead, founderLead, payLead, remoteLead, openLead],
  body: [recognition, structure, market, hours, purpose],
  take: 3,
  insight: [careerInsight],
  action: [careerAction],
  table: ({ profile }) =>
    ({
      retired: ['population_65_plus', 'pension_age_men', 'pension_age_women'],
      student: [
        'youth_unemployment',
        'earnings_professionals_usd',
        'minimum_wage_monthly_usd',
        'unemployment_rate',
      ],
      founder: [
        'regulatory_quality',
        'days_to_start_business',
        'total_tax_rate_business',
        'gdp_growth_forecast_2026',
      ],
      owner: ['regulatory_quality', 'total_tax_rate_business', 'fixed_broadband', 'gdp_growth_forecast_2026'],
      remote: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
      freelance: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
      employee: [
        'earnings_monthly_usd',
        'unemployment_rate',
        'weekly_hours_employees',
        'paid_annual_leave_days',
      ],
      transfer: ['earnings_monthly_usd', 'weekly_hours_employees', 'paid_annual_leave_days'],
      means: ['gdp_per_capita_usd', 'unemployment_rate'],
      open: ['earnings_monthly_usd', 'unemployment_rate', 'fixed_broadband'],
    })[profile.stage],
};
