import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { payFactor } from '../../factors/work.ts';
import type { FactorId } from '../../model.ts';
import type { WorkedSalary } from '../../model/means.ts';
import type { Household } from '../../model/household.ts';
import type { Preferences } from '../../model/preferences.ts';
import { BASE_WEIGHTS, PRIORITIES, sliderWorth, wishWorth } from '../../scoring/weights.ts';
import { newborn } from '../time/expectedChild.ts';
import { looksForNoJob } from '../work/jobSought.ts';
import { membersOf } from '../people/household.ts';
import { occupationOf } from '../work/occupation.ts';
import { listOf, numberOf, textOf } from '../text/read.ts';
import { teachesEnglish } from '../work/teachesEnglish.ts';
import { livesOnMeans } from './movesForTaxes.ts';
import { seaShares } from './seaWish.ts';
import { WEIGHT_RULES } from './weightRules.ts';

/** Weights while they are collected, each with the questions it came from. */
interface Tally {
  add(factor: FactorId, weight: number, ...questions: readonly string[]): void;
  multiply(factor: FactorId, by: number, question: string): void;
  list(): Preferences['weights'];
}

function openTally(): Tally {
  const weights = new Map<FactorId, { weight: number; questions: Set<string> }>();
  const at = (factor: FactorId): { weight: number; questions: Set<string> } => {
    const found = weights.get(factor) ?? { weight: 0, questions: new Set<string>() };
    weights.set(factor, found);
    return found;
  };
  return {
    add(factor, weight, ...questions) {
      const one = at(factor);
      one.weight += weight;
      for (const question of questions) one.questions.add(question);
    },
    multiply(factor, by, question) {
      const one = at(factor);
      one.weight *= by;
      one.questions.add(question);
    },
    list: () =>
      [...weights].map(([factor, { weight, questions }]) => ({
        factor,
        weight,
        questionIds: [...questions],
      })),
  };
}

/** The tax factor for each salary at which deductions are known. */
const TAXES: Readonly<Record<WorkedSalary, FactorId>> = {
  30_000: 'taxes_modest',
  60_000: 'taxes_middle',
  100_000: 'taxes_high',
};

function addFamily(tally: Tally, answers: Answers, household: Household): void {
  const { children } = household;
  if (children.length > 0) {
    const asked = [
      'relocating-family-members',
      'number-of-family-members',
      'family-composition-type',
      ...(newborn(answers)?.ids ?? []),
    ];
    tally.add('family', 0.6, ...asked);
    tally.add('education', 0.5, ...asked);
    tally.add('safety', 0.3, ...asked);
  }
  if (household.elders > 0)
    tally.add('healthcare', 0.4, 'family-composition-type', 'eldercare-considerations');
  membersOf(answers).forEach(({ occupation, specialNeeds, age }, i) => {
    const id = (part: string): string => memberQuestionId(i + 1, part);
    if (occupation === 'unemployed' || occupation === 'employed-full')
      tally.add('jobs', 0.2, id('occupation'));
    if (occupation === 'student') tally.add('universities', 0.2, id('occupation'));
    if (specialNeeds) tally.add('healthcare', 0.4, id('special-needs'));
    if (age !== null && age >= 65) tally.add('healthcare', 0.2, id('family-member-age'));
  });
}

/**
 * What a local job adds to the weight of talking with people, however willing one is to learn: one works with them, and
 * is hired by them.
 */
const WORKS_WITH_THEM = 1.6;

function addPeople(tally: Tally, answers: Answers): void {
  const need = textOf(answers, 'language-preference');
  const language =
    need === 'must-speak' ? 2 : need === 'commonly-spoken' ? 1.2 : need === 'willing-to-learn' ? 0.4 : 0.7;
  if (listOf(answers, 'languages-spoken').length > 0) {
    const works = textOf(answers, 'work-arrangement') === 'local-job' && !teachesEnglish(answers);
    tally.add(
      'language_fit',
      works ? WORKS_WITH_THEM + language : language,
      'languages-spoken',
      'language-preference',
      'language-proficiency-rating',
      ...(works ? ['work-arrangement'] : []),
    );
  }
  if (listOf(answers, 'extended-family-location').length > 0) {
    const worth = wishWorth(numberOf(answers, 'extended-family-importance'));
    tally.add('family_ties', 0.6 * worth, 'extended-family-location', 'extended-family-importance');
  }
}

/**
 * Weight of the way in. Countries with one already come first (`orderFor` in `order.ts`), so this weighs only how good
 * it is, which must not outweigh what the household wants of a place.
 */
const WAY_IN = 2;

/**
 * Weight of what the budget buys. It is twice as high for students: they have no pay to make up for an expensive place,
 * and a degree takes years.
 */
const BUYS = { student: 2.8, others: 1.4 } as const;

function addMeans(tally: Tally, answers: Answers, budgeted: boolean, taxes: FactorId): void {
  tally.add(
    'visa_access',
    WAY_IN,
    'citizenship',
    'visa-preference',
    'work-arrangement',
    'ancestry-claim',
    'ancestry-countries',
  );
  const arrangement = textOf(answers, 'work-arrangement');
  if (budgeted)
    tally.add(
      'affordability',
      arrangement === 'study' ? BUYS.student : BUYS.others,
      'monthly-budget',
      'expected-annual-income',
      'liquid-assets-available',
    );
  tally.add(taxes, 0.3, 'expected-annual-income');
  const occupation = occupationOf(answers);
  const pay = occupation && payFactor(occupation);
  const local = ['local-job', 'undecided'].includes(arrangement ?? '');
  const years = Math.min(10, numberOf(answers, 'years-in-field') ?? 0);
  if (pay && local)
    tally.add(
      pay,
      0.8 + years * 0.03,
      'career-field',
      'education-level',
      'years-in-field',
      'years-senior-management',
      'work-arrangement',
    );
}

/** Answers about the customer's own work that ask nothing of a place. */
const OF_OWN_WORK: ReadonlySet<string> = new Set([
  'financial-independence-level',
  'life-purpose-motivation',
  'work-life-integration',
  'life-stage-feeling',
]);
/**
 * Weight of a climate wish of importance 3. An explicit wish outweighs any single measure of quality, and any theme
 * that is only named.
 */
const WISH = 2;

/** How much dissatisfaction adds: 0 from 6 of 10 up, 1 at 1 of 10. */
const unhappy = (value: number | null): number => (value === null ? 0 : Math.max(0, (6 - value) / 5));

function addCurrentLife(tally: Tally, answers: Answers): void {
  if (!looksForNoJob(answers))
    tally.add(
      'jobs',
      0.4 * unhappy(numberOf(answers, 'current-work-satisfaction')),
      'current-work-satisfaction',
    );
  tally.add(
    'work_life',
    0.4 * unhappy(numberOf(answers, 'daily-routine-satisfaction')),
    'daily-routine-satisfaction',
  );
}

/** The most by which a priority slider multiplies the weight that other answers add. */
const MOST_FOR_ADDED = 2;

/** What an adviser gives a theme with a slider in the mean. */
const COMMON_BASE =
  Object.values(PRIORITIES).reduce((sum, factor) => sum + (BASE_WEIGHTS[factor] ?? 0), 0) /
  Object.keys(PRIORITIES).length;

/**
 * What a slider above neutral adds to a theme to which an adviser gives less than to the others, before it multiplies:
 * each step up is worth as much there as on a common theme, since "essential" means the same of any.
 */
const raisedBy = (factor: FactorId, worth: number): number =>
  Math.max(0, COMMON_BASE - (BASE_WEIGHTS[factor] ?? 0)) * Math.max(0, 1 - 1 / worth);

/** Questions in which people choose the few themes, kinds of place and activities that matter most to them. */
const NAMES_WHAT_MATTERS: ReadonlySet<string> = new Set([
  'relocation-drivers',
  'new-location-priorities',
  'social-values-priority',
  'location-type',
  'outdoor-activities',
  'study-abroad-motivation',
]);

/** With at least so many options ticked, each counts as much as the rules say. */
const A_FEW = 3;

/** How much more one of `ticks` options counts than one of `A_FEW`: people who name a single reason move for that. */
const singledOut = (ticks: number): number => Math.sqrt(A_FEW / Math.min(A_FEW, ticks));

/** Hardly anybody moves for a pastime, even for the only one ticked. */
const PASTIMES = 'outdoor-activities';

/** Themes whose importance was set by a slider. */
const toldBySlider = (answers: Answers): ReadonlySet<FactorId> =>
  new Set(
    Object.entries(PRIORITIES).flatMap(([question, factor]) =>
      numberOf(answers, question) === null ? [] : [factor],
    ),
  );

/**
 * The factor by which a named theme counts more, among so many ticked. Low taxes, homes, nature or the sea have no
 * slider, so naming them counts as much as a slider could add; the same holds for a theme whose slider was left alone.
 */
function stressOf(question: string, ticks: number, bySlider: boolean): number {
  if (!NAMES_WHAT_MATTERS.has(question)) return 1;
  const alone = question === PASTIMES ? 1 : singledOut(ticks);
  return (bySlider ? 1 : MOST_FOR_ADDED) * alone;
}

/**
 * The weight of every factor: base weights times the six priorities, plus what each answer adds, plus what the
 * household needs. An untouched slider multiplies by 1. A priority multiplies the added weight too, but at most by
 * `MOST_FOR_ADDED`, because those answers express the same wish again.
 */
export function weightsOf(
  answers: Answers,
  household: Household,
  targets: Preferences['targets'],
  budgeted: boolean,
  salary: WorkedSalary,
): Preferences['weights'] {
  const taxes = livesOnMeans(answers) ? 'taxes_unearned' : TAXES[salary];
  const tally = openTally();
  for (const [factor, weight] of Object.entries(BASE_WEIGHTS)) tally.add(factor, weight);
  const priorities = Object.entries(PRIORITIES).map(([question, factor]) => {
    const worth = sliderWorth(numberOf(answers, question));
    return { question, factor, worth };
  });
  const prioritise = (by: (worth: number) => number): void => {
    for (const { question, factor, worth } of priorities) tally.multiply(factor, by(worth), question);
  };
  for (const { question, factor, worth } of priorities) tally.add(factor, raisedBy(factor, worth), question);
  // The part of a priority above that cap applies to base weights only, so it goes in before anything is added.
  prioritise((worth) => Math.max(1, worth / MOST_FOR_ADDED));
  const noJob = looksForNoJob(answers);
  const bySlider = toldBySlider(answers);
  const sea = Object.entries(seaShares(answers));
  for (const { question, value, adds } of WEIGHT_RULES) {
    const ticked = listOf(answers, question);
    if (!ticked.includes(value)) continue;
    for (const [factor, weight] of Object.entries(adds)) {
      if (noJob && factor === 'jobs' && OF_OWN_WORK.has(question)) continue;
      const stress = stressOf(question, ticked.length, bySlider.has(factor));
      const meant = factor === 'taxes' ? taxes : factor;
      const parts = meant === 'coast' ? sea.filter(([, share]) => share > 0) : [];
      const rest = parts.reduce((left, [, share]) => left - share, 1);
      tally.add(meant, weight * stress * rest, question);
      for (const [part, share] of parts) tally.add(part, weight * stress * share, question);
    }
  }
  addFamily(tally, answers, household);
  addPeople(tally, answers);
  addMeans(tally, answers, budgeted, taxes);
  addCurrentLife(tally, answers);
  prioritise((worth) => Math.min(MOST_FOR_ADDED, worth));
  for (const { factor, importance, questionIds } of targets) {
    tally.add(factor, WISH * wishWorth(importance), ...questionIds);
  }
  return tally.list();
}
