import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Because } from '../../model.ts';
import type { Occupation } from '../../model/means.ts';
import { numberOf, textOf } from '../text/read.ts';
import { SKILLS_TOLD_IN } from '../text/skillsTold.ts';

interface Field {
  /** The group in which most people of the field are counted. */
  readonly usual: Occupation;
  readonly withDegree?: Occupation;
  readonly withoutDegree?: Occupation;
  /** Of people who have learned nothing after school. */
  readonly unskilled?: Occupation;
}

const PROFESSION: Field = { usual: 'professionals', withoutDegree: 'technicians' };

/**
 * Major group of each career field in the International Standard Classification of Occupations (ISCO-08, ILO 2012),
 * following the sub-major and minor groups named beside each line. Managers (group 1) cut across fields, see
 * `readOccupation`. The armed forces (group 0) have no recorded pay.
 */
const BY_FIELD: Readonly<Record<string, Field>> = {
  // 25 and 35, information and communications
  technology: PROFESSION,
  // 21 and 31, science and engineering; without training 81 and 82, those who run machines and assemble
  engineering: { ...PROFESSION, unskilled: 'machine_operators' },
  // 22 and 32, health; without training 53, personal care
  healthcare: { ...PROFESSION, unskilled: 'service_sales' },
  // 23, teaching; without a degree 53, child care workers and teachers' aides
  education: { usual: 'professionals', withoutDegree: 'service_sales' },
  // 21 and 31
  science: PROFESSION,
  // 24 and 33, business and administration
  finance: PROFESSION,
  // 242 and 334, administration: without a leading post, advisers and organisers
  'business-management': PROFESSION,
  // 243, sales and marketing professionals, and 332, sales agents
  'marketing-sales': PROFESSION,
  // 261, law, and 341, legal associates
  legal: PROFESSION,
  // 264 and 265, authors and artists, and 343
  'creative-media': PROFESSION,
  // 51, personal service
  'hospitality-tourism': { usual: 'service_sales' },
  // 71, 72 and 74
  'construction-trades': { usual: 'craft_trades' },
  // 61, market-oriented agriculture; with a degree 213, agronomists and environmental scientists
  agriculture: { usual: 'skilled_agriculture', withDegree: 'professionals' },
  // 83, drivers and mobile plant; with a degree 315, pilots and ships' officers, and 333, forwarding agents
  'transport-logistics': { usual: 'machine_operators', withDegree: 'technicians' },
  // 52, sales workers
  retail: { usual: 'service_sales' },
  // 2422, policy administration; without a degree 335, customs, tax and social security officers
  'public-service': PROFESSION,
  // 2635, social work and counselling, and 3412, social work associates
  'social-nonprofit': PROFESSION,
};

/** Technicians have learned their work after school (ISCO skill level 3). */
const SCHOOL_ONLY = ['no-diploma', 'secondary'];
const NO_DEGREE = ['no-diploma', 'secondary', 'vocational', 'some-university'];
/** 53, personal care workers, whom the field of health does not count. */
const CARING =
  /\b(?:care ?giv(?:ers?|ing)|care ?(?:workers?|assistants?|aides?)|carers?|nursing (?:assistants?|aides?)|(?:home )?health aides?|nann(?:y|ies)|au pairs?|child ?minders?)\b/i;

/** Id of the text that tells of personal care work in a field that includes it; null where none does. */
function caresForPeople(answers: Answers): string | null {
  if (!['healthcare', 'social-nonprofit'].includes(textOf(answers, 'career-field') ?? '')) return null;
  return SKILLS_TOLD_IN.find((id) => CARING.test(textOf(answers, id) ?? '')) ?? null;
}

/** Years of leading a company or department from which managers' pay is used for comparison. */
const LEADING = 5;

export interface OccupationRead extends Because {
  readonly group: Occupation;
}

/**
 * The ISCO group whose pay indicates what the customer might be offered, with the answers that decided. Usually the
 * field's group, by degree where that matters; care workers and experienced managers have their own. Null where the
 * field is unknown or belongs to no group.
 */
export function readOccupation(answers: Answers): OccupationRead | null {
  const field = BY_FIELD[textOf(answers, 'career-field') ?? ''];
  if (!field) return null;
  if ((numberOf(answers, 'years-senior-management') ?? 0) >= LEADING)
    return { group: 'managers', questionIds: ['career-field', 'years-senior-management'] };
  const level = textOf(answers, 'education-level');
  const caring = caresForPeople(answers);
  if (caring && (level === null || NO_DEGREE.includes(level)))
    return { group: 'service_sales', questionIds: ['career-field', caring, 'education-level'] };
  if (level === null || !(field.withDegree || field.withoutDegree))
    return { group: field.usual, questionIds: ['career-field'] };
  const untrained = SCHOOL_ONLY.includes(level) ? field.unskilled : undefined;
  const group = untrained ?? (NO_DEGREE.includes(level) ? field.withoutDegree : field.withDegree);
  return { group: group ?? field.usual, questionIds: ['career-field', 'education-level'] };
}

/** Whether the customer does care work without a medical degree, which no register of nurses or doctors covers. */
export const isCareWorker = (answers: Answers): boolean =>
  readOccupation(answers)?.group === 'service_sales' && caresForPeople(answers) !== null;

/** Occupations paid far below the mean of their group, which includes doctors and engineers. */
export const BELOW_THE_MEAN =
  /\b(?:nurs(?:es?|ing)|midwi(?:fe|ves|fery)|care ?(?:giv(?:ers?|ing)|workers?)|carers?|teach(?:ers?|ing))\b/i;

/** Fields whose people may be what those words name; in any other field they name a partner, or whom one works with. */
const FIELDS_OF_THESE: readonly (string | null)[] = [
  null,
  'healthcare',
  'education',
  'social-nonprofit',
  'public-service',
  'other',
];
/** "I worked with nurses", "a team of nurses", "married to a nurse": those whom the work serves or leads, and a partner. */
const OTHERS_AT_WORK = anyOf([
  /\bmarried to an? \w+/giu,
  /\b(?:with|for|to|of|among|alongside|beside|between|supervis\w+|manag(?:e[ds]?|ing)|recruit\w*|hir(?:e[ds]?|ing)|train(?:s|ed|ing)?|teach(?:es|ing)?|taught|leads?|led) (?:(?:[\p{L}-]+,? ){0,2}and )?(?:[\p{L}-]+ ){0,2}?(?:nurses|midwives|care ?givers|care ?workers|carers|teachers)\b/giu,
]);

/**
 * Whether the group's mean says nothing about this occupation's pay. Care workers are exempt: they have a group of
 * their own.
 */
export function payVaries(answers: Answers): boolean {
  if (isCareWorker(answers)) return false;
  if (!FIELDS_OF_THESE.includes(textOf(answers, 'career-field'))) return false;
  return SKILLS_TOLD_IN.some((id) =>
    BELOW_THE_MEAN.test((textOf(answers, id) ?? '').replace(OTHERS_AT_WORK, ' ')),
  );
}

/** The group alone. */
export function occupationOf(answers: Answers): Occupation | null {
  return readOccupation(answers)?.group ?? null;
}
