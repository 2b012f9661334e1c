import { LICENSED_TRADES } from '@global-fit/matching/profile/professions';
import { stillEarnsPension } from '../../place/pension.ts';
import { cared, notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, type PlaceView, standing } from '../../place/view.ts';
import { list, opening, withArticle } from '../../prose/english.ts';
import { studyLawSaid } from '../../place/studyLaw.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { remoteVisa, rightByPassport, routeName } from '../legal/routes.ts';
import { routeSaid } from '../legal/words.ts';
import { is } from './leads.ts';
import {
  ownProfession,
  partnersProfession,
  partnersTrade,
  REGULATED,
  REGULATED_IN_SOME,
} from './professions.ts';
import { partnerCalled } from '../../profile/called.ts';
import { grouped } from '../../figures/format.ts';

/** The state of the labour market, for those who need it. */
export const market: Writer = (view) => {
  if (!is(view, 'employee', 'transfer', 'student', 'founder')) return null;
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  const growth = figure(view, 'gdp_growth_forecast_2026');
  const home = homeFigure(view, 'unemployment_rate');
  if (!rate || !at) return null;
  const compare = home && view.home?.iso3 !== view.iso3 ? say`, against ${home} in ${view.homeName}` : '';
  const ahead = growth ? say`; the IMF expected growth of ${growth} in 2026` : '';
  // Growth stands before it in the sentence: what is less or more has to be named.
  const meaning: Readonly<Record<string, readonly [tight: string, slack: string]>> = {
    employee: [
      '[Fewer look for work in vain than in most countries|In most countries more people are without work|Most countries have more people out of work]',
      '[More look for work in vain than in most countries|In most countries fewer people are without work]',
    ],
    transfer: ['', 'Keep the way back to your employer in writing'],
    student: ['', 'Count on savings rather than on a side job'],
    founder: ['Good people will be hard to hire', 'Good people will be free to hire'],
  };
  const [tight, slack] = meaning[view.profile.stage] ?? ['', ''];
  const meant = at.percentile < 40 ? tight : at.percentile > 60 ? slack : '';
  const read = meant ? ` ${meant}.` : '';
  const said = wayOf(view, 'market', [
    () => say`Unemployment in ${view.name} is ${rate}${compare}${ahead}.${read}${at.mark}`,
    () => say`Of those who want work in ${view.name}, ${rate} have none${compare}${ahead}.${read}${at.mark}`,
    () =>
      say`${view.Name} counts ${rate} of its labour force as unemployed${compare}${ahead}.${read}${at.mark}`,
    () =>
      say`The labour market of ${view.name} leaves ${rate} without work${compare}${ahead}.${read}${at.mark}`,
  ]);
  return cared(
    view,
    passage('market', 0.45 + 0.3 * notable(at.percentile), said && because(said, ...view.profile.stageIds)),
    'jobs',
  );
};

/** Hours and leave against how the customer wants work and life to fit. */
export const hours: Writer = (view) => {
  const style = view.profile.read.choices('work-life-integration')[0];
  const id = standing(view, 'weekly_hours_employees') ? 'weekly_hours_employees' : 'weekly_working_hours';
  const week = figure(view, id);
  const at = standing(view, id);
  // Whoever brings the work along keeps its hours, not those of the place.
  const local = !is(view, 'retired', 'student', 'means', 'remote', 'freelance', 'owner');
  if (!style || style === 'no-work' || !local || !week || !at) return null;
  const long = at.percentile > 60;
  const short = at.percentile < 40;
  const texts: Readonly<Record<string, readonly string[]>> = {
    'career-first': long
      ? [
          'Work comes first for you, and you would not be the last one in the office',
          'Nobody will find your hours odd',
        ]
      : [
          'Work comes first for you; colleagues go home, which can look like distance and is custom',
          'Your pace will stand out',
        ],
    balanced: long
      ? ['You want a clear balance, and you would have to defend it', 'Balance is a thing to negotiate']
      : [
          '[The balance you want is the local habit|Balance needs no negotiation|The clear line you want between work and home is drawn already]',
          '[Leaving on time raises no eyebrow|Going home at the hour is not lack of zeal|Free evenings are the rule]',
        ],
    'life-first': long
      ? [
          'You put private life first, so choose the employer for its hours before its pay',
          'Private life has to be fenced in',
        ]
      : [
          'You put private life first, as most people do there',
          'Private life comes first for you, and the hours leave room for it',
        ],
    blended: long
      ? [
          'The flexible mix you like exists mostly outside large firms',
          'Flexible work there often means more of it',
        ]
      : ['The flexible mix you like is easy to find', 'Flexible hours are common there'],
  };
  const forms = texts[style] ?? [''];
  const text = forms[view.ledger.timesUsed('hours') % forms.length] ?? '';
  const amount = week.text.includes('hour') ? week : say`${week} hours`;
  return cared(
    view,
    passage(
      'hours',
      0.4 + (short || long ? 0.2 : 0),
      because(
        say`${text}: [in ${view.name} the working week averages ${amount}|the average week at work in ${view.name} is ${amount}|a week’s work in ${view.name} comes to ${amount} on average].${at.mark}`,
        'work-life-integration',
      ),
    ),
    'balance',
  );
};

/** Work that takes a licence, for clients who are elsewhere: two registers and an insurer, and no employer. */
function licensedFromAfar(view: PlaceView, label: Said): Said | null {
  const said = wayOf(view, 'recognition-clients', [
    () =>
      say`↗Work in ${label} is often regulated. Ask the register in ${view.name} whether it has a say over clients in another country, and the register that licenses you, with your liability insurer, whether licence and cover hold while you live abroad.`,
    () =>
      say`For ${label} ${view.name} has its own register: ask whether clients elsewhere concern it, and have your own register and insurer confirm that you may go on from there.`,
    () =>
      say`[Before you see a client from ${view.name}|Before the first session from ${view.name}], two registers have to agree: that of the country your clients are in, and that of ${view.name}, if it counts what is done from a desk there.`,
  ]);
  return said && because(said, 'career-field', ...view.profile.stageIds);
}

/** Recognition of the profession and the degree. */
export const recognition: Writer = (view) => {
  const { read } = view.profile;
  const field = read.choices('career-field')[0];
  if (!field || !is(view, 'employee', 'founder', 'freelance', 'transfer')) return null;
  const label = read.label('career-field') ?? words('your field');
  const trade = view.profile.discreet.length > 0 ? null : ownProfession(view.profile);
  if (trade && LICENSED_TRADES.has(trade.name)) {
    const trades = wayOf(view, 'recognition-trade', [
      () =>
        say`Many countries let nobody work as ${withArticle(trade.name)} without a licence: the ${trade.guards} of ${view.name} says whether it asks for one, and which examination or supervised period stands between your certificate and its own. Ask before you apply.`,
      () =>
        say`For ${view.name} too the licence as ${withArticle(trade.name)} is the first question: the ${trade.guards} says what it takes from your certificate, and what has to be sat again.`,
    ]);
    return passage('recognition', 0.95, trades && because(trades, 'career-field', ...trade.ids));
  }
  if (REGULATED_IN_SOME.has(field))
    return oncePassage(
      'recognition-some',
      0.95,
      because(
        say`In some countries parts of ${label} take a licence, in others none does: for members of the European Union the Commission’s database of regulated professions tells which, elsewhere the professional body.`,
        'career-field',
      ),
    );
  if (!REGULATED.has(field)) return null;
  if (is(view, 'freelance')) return passage('recognition', 0.95, licensedFromAfar(view, label));
  const years = read.number('years-in-field');
  const experience =
    years !== null && years > 0
      ? because(
          words(
            `; your ${years === 1 ? 'year in the field counts' : `${years} years in the field count`} once the licence does`,
          ),
          'years-in-field',
        )
      : '';
  const said = wayOf(view, 'recognition', [
    () =>
      say`[Work in ${label} is often regulated|For work in ${label} many countries keep a register]. [Find the body in ${view.name} that recognises the qualification and ask for its language level, fee and waiting time before you apply for jobs${experience}|The register in ${view.name} decides before any employer does: language level, fee, waiting time${experience}|Begin with the register in ${view.name}, since an employer can sign only once it has recognised you${experience}].`,
    () =>
      say`For ${label} ${view.name} has its own register; [↗ask which exam or supervised period a foreign qualification still needs there|ask it for the list of accepted qualifications, and for the exam that closes a gap|ask how long its decision takes and whether you may work under supervision until then].`,
    () =>
      say`[The licence in ${view.name} comes before the job in ${label}: write to the register first|Put the register of ${view.name} before every application, since employers in ${label} will ask for its decision|Where the work in ${label} takes a licence in ${view.name}, it comes before the contract].`,
  ]);
  return passage('recognition', 0.95, said && because(said, 'career-field'));
};

/** The same for the partner, where a text of the customer tells of a profession or a trade. */
export const partnersRecognition: Writer = (view) => {
  const found = partnersProfession(view.profile);
  const other = found ? null : partnersTrade(view.profile);
  if (other)
    return oncePassage(
      'recognition-partner',
      0.94,
      because(
        say`For ${partnerCalled(view.profile.movers)} as ${withArticle(other.trade)} the certificates travel along, with a translation: whether the trade takes a licence in ${view.name} its chamber or ministry of labour says; within the European Union the Commission’s database of regulated professions tells it for each member.`,
        ...other.ids,
      ),
    );
  return (
    found &&
    oncePassage(
      'recognition-partner',
      0.94,
      because(
        say`${opening(partnerCalled(view.profile.movers))} needs a licence to work as ${withArticle(found.name)} in ${LICENSED_TRADES.has(found.name) ? 'many' : 'most'} countries: the ${found.guards} of ${view.name} decides before any employer does, on qualification and level of the language.`,
        ...found.ids,
      ),
    )
  );
};

const SETUPS: Readonly<Record<string, string>> = {
  'employee-foreign-company':
    'Your employer has to agree in writing: with you in PLACE it may owe payroll tax or social contributions there.',
  contractor:
    'As a contractor you would register in PLACE and invoice from there: have an accountant say what that costs, and whether one client alone would count as hidden employment.',
  'own-company':
    'A company of your own that you run from PLACE can become taxable there, wherever it is registered.',
  'employer-of-record':
    'An employer of record needs an entity in PLACE: ask yours whether it has one before you choose the country.',
  'not-arranged':
    'Your remote work is not arranged yet, and no permit for remote workers is granted on a promise: a contract comes first, PLACE second.',
  unsure:
    'You are not sure how your remote work is set up. The visa form for PLACE will ask who pays you, under which contract, and from where.',
};

/** The same on a visa for remote work, which is granted for income from abroad: nobody registers a business on it. */
const FROM_ABROAD: Readonly<Record<string, string>> = {
  contractor:
    '↗The VISA is for income from abroad: your clients and contracts stay outside PLACE, so ask its tax office from which day it taxes you before you register anything there.',
  'own-company':
    '↗The VISA is for income from abroad: ask whether a company of your own may pay you, and from when one that you run from PLACE is taxed there.',
};

/** How the work is set up in law. */
export const structure: Writer = (view) => {
  const { read } = view.profile;
  const set = read.choices('remote-work-legal-structure')[0];
  const visa = remoteVisa(view);
  const text = set ? (visa && FROM_ABROAD[set]) || SETUPS[set] : undefined;
  if (is(view, 'remote', 'freelance') && text) {
    const here = text.replaceAll('PLACE', view.name);
    return oncePassage(
      'structure',
      0.9,
      because(
        visa ? routeSaid(visa, here.replaceAll('VISA', routeName(visa))) : words(here),
        'remote-work-legal-structure',
      ),
    );
  }
  if (!is(view, 'owner')) return null;
  const code = read.choices('existing-business-registration-country')[0];
  const country = code ? view.atlas.country(code) : null;
  const staff = read.label('existing-business-employees');
  return oncePassage(
    'structure',
    0.9,
    because(
      say`Your company is registered ${country ? `in ${country.name}` : 'elsewhere'}${staff ? say` (people employed: ${staff})` : ''}. Decisions taken at a desk in ${view.name} can move its place of management, so keep minutes of the meetings and hold some of them at home.`,
      'existing-business-registration-country',
      'existing-business-employees',
    ),
  );
};

/** What a retiree or a person of means may still want to do. */
export const purpose: Writer = (view) => {
  const { read } = view.profile;
  const gives = read
    .choices('other-economic-contributions')
    .filter((one) => ['research-innovation', 'teaching-training', 'charity-volunteering'].includes(one))
    .map((one) => read.label('other-economic-contributions', one)?.text ?? '');
  if (gives.length === 0 || rightByPassport(view) || !is(view, 'retired', 'means')) return null;
  return oncePassage(
    'purpose',
    0.7,
    because(
      say`You thought of ${list(gives.slice(0, 3))}. A permit for ${view.name} that rests on means of your own may forbid part of that, paid or unpaid: have the answer in writing before you begin.`,
      'other-economic-contributions',
      ...view.profile.stageIds,
    ),
  );
};

/** Pension ages and contribution years where retirement is near or there. */
export const pension: Writer = (view) => {
  if (!is(view, 'retired', 'means')) return null;
  const income = view.profile.read.label('retirement-income-phase');
  const years = stillEarnsPension(view.profile) ? figure(view, 'pension_min_contribution_years') : null;
  if (!income || view.earlier.length > 0) return null;
  return oncePassage(
    'pension',
    0.6,
    because(
      say`You will live on this: ${income}.${years ? say` A state pension from ${view.name} itself takes ${years} of contributions from work there.` : ''}`,
      'retirement-income-phase',
      ...view.profile.stageIds,
    ),
  );
};

/** Hopes of students about staying and earning. */
export const studentHopes: Writer = (view) => {
  if (!is(view, 'student')) return null;
  const { read } = view.profile;
  if (read.has('study-abroad-motivation', 'stay-after-graduation') && view.earlier.length % 2 === 0) {
    const law = rightByPassport(view) ? null : studyLawSaid([view], 'stay');
    return oncePassage(
      'stay-after',
      0.8,
      because(
        law
          ? say`You hope to stay after graduation. ${law}`
          : say`↗You hope to stay after graduation: ask the university in ${view.name} how many months of job search the permit allows, since our records do not hold that rule.`,
        'study-abroad-motivation',
      ),
    );
  }
  const wage = view.atlas.minimumWage(view.iso3);
  if (
    !read.has('study-abroad-motivation', 'work-while-studying') ||
    !wage?.from.shown ||
    wage.monthlyUsd === null
  )
    return null;
  return passage(
    'side-job',
    0.75,
    because(
      given(
        say`For work beside your studies note the legal floor in ${view.name}, US$${grouped(wage.monthlyUsd)} for a full month (${String(wage.year)}); a student may work only part of that.`,
        `minimumwage:${view.iso3}`,
      ),
      'study-abroad-motivation',
    ),
  );
};
