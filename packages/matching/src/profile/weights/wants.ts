import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Because } from '../../model.ts';
import type { Need } from '../../model/household.ts';
import type { Preferences } from '../../model/preferences.ts';
import { hivToldIn } from './hivTold.ts';
import { harmedByHeat } from './heatTold.ts';
import { choiceOf, listOf, textOf } from '../text/read.ts';
import { asksForLowGround } from './lowGround.ts';
import { isForLess, movesForLess } from './movesForLess.ts';
import { isForTaxes, movesForTaxes } from './movesForTaxes.ts';

const ROUTES_BY_WORK: Readonly<Record<string, readonly string[]>> = {
  'remote-employee': ['digital-nomad'],
  freelance: ['digital-nomad', 'self-employed'],
  'business-owner': ['entrepreneur'],
  'start-business': ['entrepreneur'],
  'local-job': ['work'],
  'company-transfer': ['work'],
  study: ['study'],
  'not-working': ['retirement'],
};
/** The permits that a source of income suggests where the kind of work is open; everybody is asked for the sources. */
const ROUTES_BY_SOURCE: Readonly<Record<string, readonly string[]>> = {
  'remote-work': ['digital-nomad'],
  'business-income': ['entrepreneur'],
  'local-income': ['work'],
  'retirement-pension': ['retirement'],
  'passive-income': ['retirement'],
  investments: ['retirement'],
};
const EMPLOYS = ['1-2', '3-5', '6-10', 'over-10'] as const;

/** Whether a company is to be founded there, or people there are to be employed. */
export function foundsThere(answers: Answers): boolean {
  return (
    textOf(answers, 'work-arrangement') === 'start-business' ||
    choiceOf(answers, 'local-job-creation-intent', EMPLOYS) !== null
  );
}

/** Forms of investment that an investor's permit counts; buying a home to live in is none. */
const INVESTING = ['business-investment', 'government-bonds'];

/** Ticked as where a move is to lead: neither says what somebody lives on until then. */
const GOALS = ['permanent-residency', 'citizenship'];

/** Kinds of route that were ticked by name. */
export const routesTicked = (answers: Answers): readonly string[] =>
  listOf(answers, 'visa-preference').filter((want) => want !== 'undecided');

/**
 * Kinds of permit that fit the sources of income. Savings are a reserve beside an income; alone they are means to live
 * on.
 */
function routesBySource(answers: Answers): {
  readonly incomes: readonly string[];
  readonly savings: readonly string[];
} {
  const sources = listOf(answers, 'income-sources');
  const incomes = sources.flatMap((source) => ROUTES_BY_SOURCE[source] ?? []);
  return { incomes, savings: incomes.length === 0 && sources.includes('savings') ? ['retirement'] : [] };
}

/**
 * Kinds of permit to look for: those ticked, and those that the working arrangement opens, or the sources of income
 * where neither work nor permit says what to live on. Students enter to study, so a work permit they ticked is for after
 * the degree.
 * `undecided` stays in the list: it asks for no kind and excludes none.
 */
export function routesWanted(answers: Answers): readonly string[] {
  const arrangement = textOf(answers, 'work-arrangement');
  if (arrangement === 'study') return ROUTES_BY_WORK['study'] ?? [];
  const byWork = ROUTES_BY_WORK[arrangement ?? ''] ?? [];
  const retired =
    textOf(answers, 'retirement-timeline') === 'already-retired' ||
    textOf(answers, 'expected-annual-income') === 'retired-fixed';
  const independence = textOf(answers, 'financial-independence-level') ?? '';
  const independent = ['fully-independent', 'mostly-independent'].includes(independence);
  const investing = listOf(answers, 'other-economic-contributions').some((one) => INVESTING.includes(one));
  const ticked = routesTicked(answers);
  const isOpen =
    (arrangement === null || arrangement === 'undecided') && ticked.every((want) => GOALS.includes(want));
  const bySource = isOpen ? routesBySource(answers) : { incomes: [], savings: [] };
  // Somebody undecided about work and permit may still take a job, unless other money covers all costs for good.
  const openToWork =
    isOpen &&
    (arrangement === 'undecided' || bySource.incomes.length === 0) &&
    !retired &&
    independence !== 'fully-independent';
  const found = [
    ...ticked,
    ...byWork,
    ...bySource.incomes,
    ...bySource.savings,
    ...(openToWork ? ['work'] : []),
    ...(retired || independent ? ['retirement'] : []),
    ...(investing ? ['investor'] : []),
  ];
  const open = listOf(answers, 'visa-preference').filter((want) => want === 'undecided');
  return [...new Set([...(found.length > 0 ? found : ['work']), ...open])];
}

/** Which option of which question creates which need. */
const NEED_RULES: readonly (readonly [question: string, value: string, need: Need])[] = [
  ['medical-conditions', 'chronic-illness', 'regular-care'],
  ['medical-conditions', 'heart-circulation', 'regular-care'],
  ['medical-conditions', 'pregnancy', 'maternity-care'],
  ['medical-conditions', 'mental-health', 'regular-care'],
  ['medical-conditions', 'specialist-care', 'specialist-care'],
  ['medical-conditions', 'respiratory', 'clean-air'],
  ['medical-conditions', 'heart-circulation', 'no-extreme-heat'],
  ['medical-conditions', 'heart-circulation', 'no-high-altitude'],
  ['medical-conditions', 'respiratory', 'no-high-altitude'],
  ['remote-work-requirements', 'fast-internet', 'fast-internet'],
  ['remote-work-requirements', 'reliable-power', 'reliable-power'],
  ['remote-work-requirements', 'open-internet', 'open-internet'],
  ['remote-work-requirements', 'overlap-americas', 'overlap-americas'],
  ['remote-work-requirements', 'overlap-europe-africa', 'overlap-europe-africa'],
  ['remote-work-requirements', 'overlap-asia-pacific', 'overlap-asia-pacific'],
  ['social-values-priority', 'lgbtq-rights', 'lgbtq-rights'],
  ['children-education-preference', 'homeschool', 'home-education'],
];

/** Medicines that cannot be missed for days. They make medical supply a need whatever else was stated. */
const NOT_TO_MISS = anyOf([
  /\b(?:insulin|dialysis|chemotherapy|immunosuppress\w*|tacrolimus|ciclosporin|cyclosporine|mycophenolate)\b/i,
  /\b(?:anti-?retroviral\w*|hiv|infusions?|\w+mab|factor (?:viii|8|ix|9)|heparin|warfarin|anti-?epileptics?)\b/i,
  /\bhydrocortisone\b/i,
]);

/** The need that a medicine creates where no illness was stated. */
function medicineNeed(answers: Answers): Need | null {
  if (textOf(answers, 'medication-dependencies') !== 'yes') return null;
  const alone = listOf(answers, 'medical-conditions').includes('none');
  return alone && !NOT_TO_MISS.test(textOf(answers, 'medication-details') ?? '')
    ? 'medicine'
    : 'regular-care';
}

const CARE_TOLD = 'medical-conditions-details';

const SCHOOL_QUESTIONS = ['childcare-education-priorities', 'children-education-preference'] as const;

/** Public schools teach in the national language. Any other school can be chosen by its language. */
const wantsOwnLanguageAtSchool = (answers: Answers): boolean =>
  listOf(answers, 'childcare-education-priorities').includes('own-language-schooling') &&
  textOf(answers, 'children-education-preference') === 'local-public';

/** Needs of health, work and values, each once, with the questions it follows from. */
export function needsOf(answers: Answers): Preferences['needs'] {
  const needs = new Map<Need, string[]>();
  for (const [question, value, need] of NEED_RULES) {
    if (!listOf(answers, question).includes(value)) continue;
    const questions = needs.get(need) ?? [];
    if (!questions.includes(question)) questions.push(question);
    needs.set(need, questions);
  }
  const add = (need: Need, ...questions: readonly string[]): void => {
    needs.set(need, [...new Set([...(needs.get(need) ?? []), ...questions])]);
  };
  const medicine = medicineNeed(answers);
  if (medicine) add(medicine, 'medication-dependencies');
  // The same indicator of care answers both: where an illness needs care, a birth needs nothing more.
  const birth = needs.get('maternity-care');
  if (birth && needs.has('regular-care')) {
    needs.delete('maternity-care');
    add('regular-care', ...birth);
  }
  const hiv = hivToldIn(answers);
  if (hiv.length > 0) add('residence-with-hiv', ...hiv);
  const heat = harmedByHeat(answers);
  if (heat.length > 0) add('no-extreme-heat', ...heat);
  if (asksForLowGround(textOf(answers, CARE_TOLD) ?? '')) add('no-high-altitude', CARE_TOLD);
  const less = movesForLess(answers);
  if (less.length > 0) add('lower-cost', ...less);
  const taxes = movesForTaxes(answers);
  if (taxes.length > 0) add('lower-taxes', ...taxes);
  if (wantsOwnLanguageAtSchool(answers)) add('own-language-school', ...SCHOOL_QUESTIONS);
  const isAim = (need: Need): boolean =>
    (need === 'lower-cost' && isForLess(answers)) || (need === 'lower-taxes' && isForTaxes(answers));
  return [...needs].map(([need, questionIds]) =>
    isAim(need) ? { need, questionIds, aim: true } : { need, questionIds },
  );
}

/** The setting that a wish for property with land stands for. */
export const LAND = 'land';

/** The kinds of surroundings wanted, by which towns are chosen, and countries that have any. */
export function settingsOf(answers: Answers): readonly ({ readonly setting: string } & Because)[] {
  const land = textOf(answers, 'housing-preference') === 'rural-property';
  const ticked = ['location-type', 'outdoor-activities', 'new-location-priorities'].flatMap((id) =>
    listOf(answers, id)
      .filter((value) => value !== 'no-preference' && value !== 'none')
      .map((setting) => ({ setting, questionIds: [id] })),
  );
  return land ? [...ticked, { setting: LAND, questionIds: ['housing-preference'] }] : ticked;
}
