import { bank, cityOf, type Line, passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideHome, standing } from '../../place/view.ts';
import { anybody, stageIs } from '../../profile/when.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { hours, market, pension, purpose, recognition, structure, studentHopes } from './body.ts';
import { founderLead, is, otherLead, payLead, retiredLead, studentLead } from './leads.ts';
import { remoteLead } from './remote.ts';

/** Pay and prices together, for those who would earn there. */
const payInsight: Writer = (view) => {
  const pay = besideHome(view, 'earnings_monthly_usd');
  const price = besideHome(view, 'price_level_vs_us');
  if (!is(view, 'employee', 'transfer', 'student') || !pay || !price) return null;
  const gain = pay.ratio / price.ratio;
  const result =
    gain > 1.07
      ? 'better off than at home'
      : gain < 0.93
        ? 'worse off than at home'
        : 'about where one ends it at home';
  const said = wayOf(view, 'pay-insight', [
    () =>
      say`Average pay in ${view.name} is ${pay.than}, prices are ${price.short}: an average earner ends the month ${result}.`,
    () =>
      say`Set pay (${pay.short}) against prices (${price.short}), both beside ${view.homeName}: in ${view.name} an average earner ends the month ${result}.`,
    () =>
      say`What a wage buys in ${view.name}: an average earner ends the month ${result}, with pay ${pay.short} and prices ${price.short} beside ${view.homeName}.`,
  ]);
  return passage('pay-insight', 1, said && because(said, 'current-location', ...view.profile.stageIds));
};

const ENERGY: Readonly<Record<string, readonly string[]>> = {
  'career-growth': [
    'you want to grow in your profession, so the second employer in town matters as much as the first',
    'growth needs rivals: count the firms in your trade within an hour',
    'ask who became senior there after arriving from abroad',
  ],
  'building-business': [
    'you want to build something of your own, so look for the three people who would help, not for the grant',
    'what you build needs its first ten customers more than its first office',
    'find out what people there complain about',
  ],
  learning: [
    'you draw energy from learning, so live where lectures and libraries are open to you',
    'a reader’s card is the cheapest residence permit',
    'look for the evening course before the sports club',
  ],
  family: [
    'you want to be there for your family, so judge a job by the hour it ends',
    '[the distance between desk and dinner is the figure to watch|what counts is the hour at which you are home|no salary replaces the hour before bedtime]',
    '[choose the employer who knows school holidays|ask at the interview who stays late, and why]',
  ],
  creativity: [
    'creative work feeds you, so find the room with the right light before the right postcode',
    'look for the workshop you could share',
    'ask where people show unfinished things',
  ],
  service: [
    'you like to help others, and volunteering is the shortest way into a society',
    'a food bank teaches a language faster than a school',
    'find the association that lacks a pair of hands',
  ],
  freedom: [
    'freedom is what drives you, so keep commitments shorter than a season',
    'own what fits into two suitcases',
    'leave the door you came in by open',
  ],
  'rest-health': [
    'rest comes first, so let the calendar stay empty for the first half year',
    'choose the quiet side of the house',
    'find the walk you would take every morning',
  ],
};

const energyInsight: Writer = (view) => {
  const energy = view.profile.read.choices('life-purpose-motivation')[0];
  const forms = energy ? ENERGY[energy] : undefined;
  const text = forms?.[view.earlier.length];
  return text
    ? passage('energy', 0.95, because(say`In ${view.name} as anywhere, ${text}.`, 'life-purpose-motivation'))
    : null;
};

/** What kind of economy it is. */
const economyInsight: Writer = (view) => {
  const at = standing(view, 'labour_productivity');
  if (!at || is(view, 'retired', 'means')) return null;
  const kind =
    at.percentile > 60
      ? 'skill is paid for there, and papers are read'
      : at.percentile < 40
        ? 'contacts open more doors there than papers'
        : 'papers and contacts count about equally there';
  const said = wayOf(view, 'economy', [
    () =>
      say`By what an hour of work yields, ${view.name} stands ${at.percentile > 60 ? 'above most countries' : at.percentile < 40 ? 'below most countries' : '[near the middle of the world|about where the typical country stands|neither high nor low among countries]'}: ${kind}.${at.mark}`,
    () => say`Work in ${view.name} in one line: ${kind}.${at.mark}`,
  ]);
  return passage('economy', 0.6, said && because(said, ...view.profile.stageIds));
};

const quietInsight: Writer = (view) => {
  const at = standing(view, 'population_65_plus');
  return (
    at &&
    passage(
      'company',
      0.5,
      because(
        say`${view.Name} has ${at.percentile > 60 ? 'more' : at.percentile < 40 ? 'fewer' : 'about as many'} older people ${at.percentile >= 40 && at.percentile <= 60 ? 'as' : 'than'} most countries, [and it shows in what is open on a weekday morning|which sets the pace of the streets before noon|as the benches and the buses tell].${at.mark}`,
        ...view.profile.stageIds,
      ),
    )
  );
};

const degreeAction: Writer = (view) => {
  const degree = view.profile.read.label('education-level');
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  if (!degree || !is(view, 'employee', 'transfer', 'freelance', 'founder') || !apostille?.from.shown)
    return null;
  const how =
    apostille.status === 'y'
      ? 'an apostille, which spares you the embassy'
      : 'a stamp from the embassy, since the apostille is not in force there';
  return passage(
    'degree-action',
    0.87 - 0.05 * view.earlier.length,
    given(
      say`Your ${degree} has to carry ${words(how)}, before an office in ${view.name} will read it.`,
      `treaties:${view.iso3}`,
    ),
  );
};

const LINES: readonly Line[] = [
  [
    stageIs('retired'),
    (v) =>
      because(
        say`Ask the pension office in ${v.homeName} three things in writing: will it pay to ${v.name}, with the yearly increase, and which proof of life does it want?`,
        'current-location',
      ),
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Offer one skill in ${cityOf(v)} for free, two hours a week: it is the fastest way to be expected somewhere.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Look for a choir, a garden or a workshop in ${cityOf(v)} that meets in the morning, and go twice before judging|Find out what meets on Thursday mornings in ${cityOf(v)}|Look for the list of associations at the town hall of ${cityOf(v)}, and visit two].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Ask the library of ${cityOf(v)} for its programme of the week; it tells how the town treats people with time.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Get one page from your employer that names ${v.name}, the start date and who pays for what: visa office and landlord both want it.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Hold one week of ordinary work from ${cityOf(v)}, meetings included, before you tell anybody that you move.`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`Try two desks in ${cityOf(v)}, one shared and one quiet, and ask at both what happens when the line is down.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Collect contracts and invoices of the last twelve months, since proof of regular clients is what a permit in ${v.name} will rest on.`,
  ],
  [
    stageIs('freelance'),
    (v) => say`Find two people of your trade in ${cityOf(v)} and ask what they charge locals.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Talk to three people who registered a firm in ${v.name} in the last two years, two of them foreigners, before you pay an adviser.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Sell once in ${cityOf(v)} before registering anything: a paid pilot convinces an immigration officer as well as a bank.`,
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`Ask a bank in ${cityOf(v)} what it takes to open a business account for a foreigner, and how many weeks.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`Have your accountant write down, for ${v.name}, where the company would be managed, who signs, and what a dividend would bear.`,
  ],
  [
    stageIs('owner'),
    (v) => say`Name the person at home who decides when you are on a plane between ${v.name} and the firm.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Note the application deadlines of two universities in ${v.name} and the date by which the visa needs the letter of admission; work back from the earlier one.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Ask the careers office of one university in ${cityOf(v)} where last year’s foreign graduates of your subject work now.`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`Apply from where you are: [send five applications to ${cityOf(v)} and count the answers before you give notice|write to five employers in ${cityOf(v)} this month; silence is information as well|let ${cityOf(v)} answer first and give notice second].`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Find a former colleague or schoolmate in ${cityOf(v)}: one introduction is worth ten portals|Look for one person from your trade who moved to ${cityOf(v)}, and ask how|Let somebody who works in ${cityOf(v)} read your letter before you send it].`,
  ],
  [
    stageIs('transfer'),
    (v) => say`Have the return written into the contract for ${v.name}: which post, which pay, until when.`,
  ],
  [
    stageIs('transfer'),
    (v) => say`Speak to the last person your employer sent to ${v.name}, without the employer.`,
  ],
  [
    stageIs('means', 'open'),
    (v) =>
      say`Ask at the embassy whether your permit for ${v.name} would let you work should you change your mind.`,
  ],
  [
    anybody,
    (v) =>
      say`Read a week of job advertisements from ${cityOf(v)}, even if you need none: they show what the town lacks.`,
  ],
  [anybody, (v) => say`Change your profile page to say that you move to ${v.name}, and see who writes.`],
];

export const CAREER: SectionPlan = {
  heading: 'Career',
  lead: [retiredLead, studentLead, founderLead, payLead, remoteLead, otherLead],
  body: [recognition, structure, market, hours, pension, purpose, studentHopes],
  take: 3,
  insight: [payInsight, energyInsight, economyInsight, quietInsight],
  action: [...bank('career-action', LINES), degreeAction],
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
