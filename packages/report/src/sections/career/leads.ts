import type { Iso3 } from '@global-fit/atlas/model';
import type { Occupation } from '@global-fit/matching/model/means';
import { payVaries, readOccupation } from '@global-fit/matching/profile/work/occupation';
import { EARNERS } from '@global-fit/matching/factors/work';
import { recordQuantity, shown } from '../../figures/quantity.ts';
import { passage, type Passage, type Writer, wayOf } from '../../place/passage.ts';
import { belowMinimum, payBesideHome } from '../../place/money/paySurvey.ts';
import { figure, type PlaceView, standing, homeElsewhere } from '../../place/view.ts';
import { works } from '../../profile/stage.ts';
import { retiredInAge } from '../../profile/when.ts';
import { fieldCalled } from '../../profile/work/fieldCalled.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { dollars } from '../../figures/format.ts';
import { notCountedOn } from '../../place/money/localPay.ts';
import { atStage } from './atStage.ts';
import { THAN_MOST, NEAR_MIDDLE } from '../../prose/comparison.ts';

/** Mean monthly pay of an occupation group, with its basis. */
const payOf = (iso3: Iso3, group: Occupation, monthlyUsd: number): Said =>
  shown(recordQuantity(monthlyUsd, `wage:${iso3}-${group}`, 'monthlyUsd'), dollars);

/** Groups whose members often start in clerical work while they learn the language. */
const AT_A_DESK: ReadonlySet<Occupation> = new Set(['managers', 'professionals', 'technicians']);
const AWAY_FROM_DESKS = ['healthcare', 'education', 'social-nonprofit'] as const;

/** Clerical pay there, beside that of a group out of reach for now; empty without a record. */
function clericalPay(view: PlaceView, group: Occupation): Said | string {
  const wage = view.atlas.wage(view.iso3, 'clerical');
  const desk = AT_A_DESK.has(group) && !view.profile.read.has('career-field', ...AWAY_FROM_DESKS);
  if (!desk || !wage?.from.shown || wage.monthlyUsd === null || wage.unreliable) return '';
  return say`: ${EARNERS.clerical} earn ${payOf(view.iso3, 'clerical', wage.monthlyUsd)} there`;
}

/** Mean pay of all employees, where the customer's group has no record. */
function averagePay(view: PlaceView): Passage | null {
  const average = figure(view, 'earnings_monthly_usd');
  return (
    average &&
    passage(
      'pay',
      1,
      because(
        say`Average pay in ${view.name} is ${average} a month; our tables do not show ${fieldCalled(view.profile.read)} separately there.`,
        ...view.profile.stageIds,
      ),
    )
  );
}

/** The same group's pay at home, where one survey covers both. */
function payAtHome(view: PlaceView, group: Occupation): Said | string {
  const home = homeElsewhere(view);
  if (!home || !payBesideHome(view)) return '';
  const wage = view.atlas.wage(home.iso3, group);
  return wage?.from.shown && wage.monthlyUsd !== null
    ? because(
        say`; in ${view.homeName} it is ${payOf(home.iso3, group, wage.monthlyUsd)}`,
        'current-location',
      )
    : '';
}

/** What makes a mean doubtful, as a sentence; empty where nothing does. */
function doubtOn(view: PlaceView, isUnreliable: boolean): string {
  if (belowMinimum(view, view.iso3))
    return ' That survey puts simple work well below the legal minimum wage, so it is probably take-home pay.';
  return isUnreliable ? ' The survey marks this figure as unreliable.' : '';
}

/** That a mean does not apply to this customer, and what to plan with instead. */
function instead(view: PlaceView, group: Occupation, why: Said): Said {
  // A mean above somebody's expectation is no reason to suggest clerical work.
  const next = why.answers.includes('expected-annual-income')
    ? say`[It also counts people with many years of experience, so compare each offer with your own figure|Ask what a first post like yours pays there before you plan with it|A first post may pay less than that: plan with the figure you gave us until an offer says more]`
    : say`For now plan with less${clericalPay(view, group)}`;
  return say`${why}. ${next}`;
}

/** Pay in the customer's occupation group, for those who would earn there. */
export const payLead: Writer = (view) => {
  if (!atStage(view, 'employee', 'transfer')) return null;
  const { read, stageIds } = view.profile;
  const own = readOccupation(read.all);
  const wage = own && view.atlas.wage(view.iso3, own.group);
  if (!own || !wage?.from.shown || wage.monthlyUsd === null) return averagePay(view);
  const label = fieldCalled(view.profile.read);
  const pay = payOf(view.iso3, own.group, wage.monthlyUsd);
  const doubt = doubtOn(view, wage.unreliable);
  const year = String(wage.year);
  const group = EARNERS[own.group];
  const told = (said: Said | null): Passage | null =>
    passage('pay', 1.2, said && because(said, ...own.questionIds, ...stageIds));
  const nearest = say`For ${label} the nearest statistical group in ${view.name} is ${group}, who earn ${pay} a month on average (${year})`;
  // Nurses and teachers earn far less than their group's mean, which includes doctors and engineers.
  if (payVaries(read.all) && own.group !== 'service_sales')
    return told(
      say`${nearest}; it counts far better paid work as well, so ask what yours pays before you plan with a wage.${doubt}`,
    );
  const why = notCountedOn(view, wage.monthlyUsd);
  if (why) return told(say`${nearest}: ${instead(view, own.group, why)}.${doubt}`);
  const there = payAtHome(view, own.group);
  return told(
    wayOf(view, 'pay', [
      () =>
        say`For ${label} the nearest statistical group is ${group}, who earn ${pay} a month on average in ${view.name} (${year})${there}.${doubt}`,
      () =>
        say`${view.Name} pays its ${group} ${pay} a month on average (${year})${there}; ${label} is counted among them.${doubt}`,
      () =>
        say`[Take ${pay} a month as a rough average|Put ${pay} a month into your sums|Count on something like ${pay} a month] for ${group} in ${view.name} (${year})${there}; ${label} is counted among them.${doubt}`,
    ]),
  );
};

/** Starting a business. */
export const founderLead: Writer = (view) => {
  if (!atStage(view, 'founder')) return null;
  const days = figure(view, 'days_to_start_business');
  const steps = figure(view, 'procedures_to_start_business');
  const at = standing(view, 'days_to_start_business');
  const rules = standing(view, 'regulatory_quality');
  if (!days || !steps || !at || !rules) return null;
  const pace =
    at.side === 'low'
      ? `quicker ${THAN_MOST}`
      : at.side === 'high'
        ? `slower ${THAN_MOST}`
        : 'about as long as [in the typical country|in a country near the middle|is usual among countries]';
  const quality =
    rules.side === 'high'
      ? 'better than most'
      : rules.side === 'low'
        ? 'weaker than most'
        : 'near the middle';
  const said = wayOf(view, 'founder', [
    () =>
      say`Registering a company in ${view.name} took ${steps} steps and ${days} in the last comparison (2017 or earlier), ${pace}; rules for firms are rated ${quality}.${at.mark}${rules.mark}`,
    () =>
      say`On paper, founding a company in ${view.name} takes ${steps} steps and ${days} (an old comparison, 2017 at best), ${pace}. Its rules for firms are ${quality}.${at.mark}${rules.mark}`,
    () =>
      say`${view.Name} rates ${quality} for its rules on firms; a registration took ${days} and ${steps} steps when last compared, ${pace}.${at.mark}${rules.mark}`,
  ]);
  const { read, stageIds } = view.profile;
  const jobs = read.choices('local-job-creation-intent')[0];
  const hires = jobs && !['none', 'undecided'].includes(jobs) && view.earlier.length === 0;
  const hire = hires
    ? because(
        say` You mean to employ ${read.label('local-job-creation-intent') ?? ''} local people; price their social contributions before their wages.`,
        'local-job-creation-intent',
      )
    : '';
  return passage('founder', 1.2, said && because(say`${said}${hire}`, ...stageIds));
};

const RETIRED: Readonly<Record<string, readonly string[]>> = {
  'fully-retired': [
    'With work behind you, two things remain under this heading: how the pension reaches you and what fills the week',
    '[You are retired, so what matters here is how the pension reaches you, and company|Now that you are retired, two questions count here: who pays, and who is there|For a retired reader this heading is about company and how the pension arrives]',
    '[↗You need not find a job; a pension has to be paid abroad and the week has to be filled|Nobody has to hire you; the money has to reach you and the week needs something in it]',
  ],
  'part-time': [
    'You still work part time: ask whether the permit allows that before you invoice anybody from there',
    'Tax office and permit office will each ask about part-time work beside a pension',
  ],
  'winding-down': [
    'Ask a tax adviser whether to finish winding down before you become resident',
    'Hand the work over before the move, and have the date of the last payment in writing',
  ],
  planning: [
    '↗Retirement is still a plan: ask the pension office now what changes if the first payment goes abroad',
    'You have time to spend a winter there before the pension begins',
  ],
};

/** Retirement: how days are filled and paid for. */
export const retiredLead: Writer = (view) => {
  if (!atStage(view, 'retired')) return null;
  const old = figure(view, 'population_65_plus');
  const at = standing(view, 'population_65_plus');
  if (!old || !at) return null;
  const { read, stageIds } = view.profile;
  const forms =
    RETIRED[read.choices('retirement-transition-status')[0] ?? 'fully-retired'] ??
    RETIRED['fully-retired'] ??
    [];
  const frame = because(
    words(forms[view.earlier.length % forms.length] ?? ''),
    'retirement-transition-status',
    ...stageIds,
  );
  const company =
    at.side === 'high'
      ? '[a larger share than in most countries|more than one finds in most places|a larger share than is usual]'
      : at.side === 'low'
        ? '[a smaller share than in most countries|less than one finds in most places|a smaller share than is usual]'
        : `a share ${NEAR_MIDDLE}`;
  // Who retires early finds older company, which the share alone would make sound like their own age.
  const early =
    retiredInAge(view.profile) === null && view.ledger.timesUsed('retired') === 0
      ? because(words('; those who are free by day are mostly older than you'), 'age')
      : '';
  const said = wayOf(view, 'retired', [
    () => say`${frame}. In ${view.name}, ${old} of people are over 65, ${company}${early}.${at.mark}`,
    () => say`${frame}. Of the people in ${view.name}, ${old} are past 65, ${company}${early}.${at.mark}`,
  ]);
  return passage('retired', 1.2, said);
};

/** Age in years up to which labour statistics count somebody as young. */
const YOUTH_TO = 24;

/** Whether the student graduates beyond the age that figures on young people cover. */
function pastYouth({ profile }: PlaceView): boolean {
  return profile.read.has('study-level', 'doctorate') || (profile.age ?? 0) > YOUTH_TO;
}

/** For older graduates: pay in professional work. The labour market is mentioned beside it. */
function lateGraduate(view: PlaceView, pay: Said | null): Passage | null {
  if (!pay) return null;
  const said = wayOf(view, 'student-career', [
    () =>
      say`Think one step past the degree: those who reach professional work in ${view.name} earn ${pay} a month on average.`,
    () => say`After graduation: professional work in ${view.name} is paid ${pay} a month on average.`,
    () =>
      say`Professional work in ${view.name} pays ${pay} a month on average, and that is what a degree is worth comparing with.`,
  ]);
  return passage(
    'student-career',
    1.2,
    said && because(said, 'study-level', 'age', ...view.profile.stageIds),
  );
}

/** Students: work during and after studies. */
export const studentLead: Writer = (view) => {
  if (!atStage(view, 'student')) return null;
  const pay = figure(view, 'earnings_professionals_usd');
  if (pastYouth(view)) return lateGraduate(view, pay);
  const youth = figure(view, 'youth_unemployment');
  const at = standing(view, 'youth_unemployment');
  if (!youth || !at) return null;
  const rate = at.side === 'high' ? 'a high rate' : at.side === 'low' ? 'a low rate' : 'an ordinary rate';
  const later = pay ? say`; those who reach professional work earn ${pay} a month on average` : '';
  const said = wayOf(view, 'student-career', [
    () =>
      say`Think one step past the degree: of people aged 15 to 24 in ${view.name} who look for work, ${youth} find none, ${rate}${later}.${at.mark}`,
    () =>
      say`After graduation: youth unemployment (15-24) in ${view.name} is ${youth}, ${rate}${later}.${at.mark}`,
    () =>
      say`In ${view.name}, ${youth} of job seekers aged 15 to 24 are without work, ${rate}${later}.${at.mark}`,
  ]);
  return passage('student-career', 1.2, said && because(said, ...view.profile.stageIds));
};

/** For households that will live on local pay: what no survey tells, and who can. */
function noPayKnown(view: PlaceView): Passage | null {
  const said = wayOf(view, 'no-pay', [
    () =>
      say`None of our surveys shows what your work pays in ${view.name}: ask two employers there to name a range before you plan with a wage.`,
    () =>
      say`We have no survey of the pay for your work in ${view.name}; a month of advertisements and two employers can tell you.`,
  ]);
  return passage('pay', 1, said && because(said, 'career-field', ...view.profile.stageIds));
}

/** Others, and students where pay after the degree is not on record: work, in case they want it. */
export const otherLead: Writer = (view) => {
  // Job seekers read about the labour market further down.
  if (atStage(view, 'employee')) return noPayKnown(view);
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  if (!rate || !at) return null;
  const level =
    at.side === 'high' ? `higher ${THAN_MOST}` : at.side === 'low' ? `lower ${THAN_MOST}` : NEAR_MIDDLE;
  const frame = atStage(view, 'means')
    ? 'You do not plan to work; should that change'
    : works(view.profile.stage)
      ? 'Should the work you bring fall away'
      : atStage(view, 'student')
        ? 'As to the time after your studies'
        : 'You left open what you will do; should you need work';
  const said = wayOf(view, 'other-career', [
    () => say`${frame}, unemployment in ${view.name} is ${rate}, ${level}.${at.mark}`,
    () =>
      say`${works(view.profile.stage) ? 'Your fallback behind the work you bring is' : 'Your fallback would be'} the labour market of ${view.name}: ${rate} without work, ${level}.${at.mark}`,
  ]);
  return passage('jobs', 1, said && because(said, ...view.profile.stageIds));
};
