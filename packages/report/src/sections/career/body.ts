import { stillEarnsPension } from '../../place/pension/pension.ts';
import { cared, notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, standing } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { ownStudyLawSaid, studyLawSaid } from '../../place/rights/studyLaw.ts';
import { because, flow, given, say } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { atStage } from './atStage.ts';
import { grouped } from '../../figures/format.ts';
import { isAtHome } from '../../place/atHome.ts';

/** The state of the labour market, for those who need it. */
export const market: Writer = (view) => {
  if (!atStage(view, 'employee', 'transfer', 'student', 'founder')) return null;
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  const growth = figure(view, 'gdp_growth_forecast_2026');
  const home = homeFigure(view, 'unemployment_rate');
  if (!rate || !at) return null;
  const compare = home && !isAtHome(view) ? say`, against ${home} in ${view.homeName}` : '';
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
  const meant = at.side === 'low' ? tight : at.side === 'high' ? slack : '';
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
  const local = !atStage(view, 'retired', 'student', 'means', 'remote', 'freelance', 'owner');
  if (!style || style === 'no-work' || !local || !week || !at) return null;
  const long = at.side === 'high';
  const short = at.side === 'low';
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

/** What a retiree or a person of means may still want to do. */
export const purpose: Writer = (view) => {
  const { read } = view.profile;
  const gives = read
    .choices('other-economic-contributions')
    .filter((one) => ['research-innovation', 'teaching-training', 'charity-volunteering'].includes(one))
    .map((one) => read.label('other-economic-contributions', one)?.text ?? '');
  if (gives.length === 0 || settlesByRight(view) || !atStage(view, 'retired', 'means')) return null;
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
  if (!atStage(view, 'retired', 'means')) return null;
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

/** The hope of students to stay after the degree, beside what the law of the place gives them for it. */
export const stayAfterDegree: Writer = (view) => {
  if (!atStage(view, 'student') || !view.profile.read.has('study-abroad-motivation', 'stay-after-graduation'))
    return null;
  const own = settlesByRight(view) ? null : ownStudyLawSaid(view, 'stay');
  if (own) return passage('stay-after', 0.8, because(own, 'study-abroad-motivation'));
  const law = settlesByRight(view) ? null : studyLawSaid([view], 'stay');
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
};

/** The wish of students to earn beside their studies: how much they may work, and what an hour brings at the least. */
export const sideJob: Writer = (view) => {
  if (!atStage(view, 'student')) return null;
  const { read } = view.profile;
  if (!read.has('study-abroad-motivation', 'work-while-studying')) return null;
  const hours = settlesByRight(view) ? null : ownStudyLawSaid(view, 'work');
  const wage = view.atlas.minimumWage(view.iso3);
  const floor =
    wage?.from.shown && wage.monthlyUsd !== null
      ? given(
          say`For work beside your studies note the legal floor in ${view.name}, US$${grouped(wage.monthlyUsd)} for a full month (${String(wage.year)})${hours ? '.' : '; a student may work only part of that.'}`,
          `minimumwage:${view.iso3}`,
        )
      : null;
  return passage('side-job', 0.75, because(flow(floor, hours), 'study-abroad-motivation'));
};
