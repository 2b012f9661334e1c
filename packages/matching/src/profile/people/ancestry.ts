import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';

/** Where a claim by descent is described: also beside the languages that came down with it. */
const CLAIM_IN = [...FACTS_TOLD_IN, 'relocation-inspiration', 'special-skills'] as const;

const FURTHER_BACK = /\b((?:great[- ]?)+)grand-?\s?(?:parent|mother|father|ma|pa)/i;
const GRANDPARENT =
  "(?:grand-?\\s?(?:father|mother|parent|ma|pa|dad)s?|(?:mother|father|mum|mom|dad)['’]s (?:mother|father|mum|mom|dad|parents))";
/**
 * A grandparent as an ancestor: by where they were born or came from, since the word stands for living relatives as
 * well.
 */
const AS_ANCESTOR = new RegExp(
  `\\b${GRANDPARENT}\\b[^.;!?]{0,25}\\b(?:born|came (?:here |to \\p{Lu}[\\p{L}’']+ )?from|emigrated|immigrated|fled|from \\p{Lu})|\\b\\p{Lu}\\p{L}+(?:ish|ian|ean|ese|an|ch) ${GRANDPARENT}\\b`,
  'u',
);

/** How many generations back the ancestor lies that a text names, 2 a grandparent; null where it names none. */
export function generationIn(text: string): number | null {
  const found = FURTHER_BACK.exec(text);
  if (found) return 2 + (found[1]?.match(/great/gi)?.length ?? 1);
  return AS_ANCESTOR.test(text) ? 2 : null;
}

/** How many generations back the ancestor lies that the customer wrote of; null where nothing is said. */
export function ancestryGeneration(
  answers: Answers,
): { readonly generation: number; readonly questionId: string } | null {
  for (const questionId of CLAIM_IN) {
    const generation = generationIn(textOf(answers, questionId) ?? '');
    if (generation !== null) return { generation, questionId };
  }
  return null;
}

const THOSE_YEARS = '19(?:3[3-9]|4[0-5])';
const LOST_OR_LEFT = String.raw`(?:lost|revoked|withdrawn|taken (?:away|from)|left|emigrated|escaped|got out)`;
/**
 * Said of an ancestor whom the state of the years before 1945 drove out or took for no citizen any more. A birth in those
 * years tells nothing, nor a citizenship that was lost by taking another later.
 */
const DRIVEN_OUT = anyOf([
  /\b(?:jew(?:s|ish)?|sinti|roma|nazis?|holocaust|shoah|persecut\w+|fled|expelled|deported|kindertransport)\b/i,
  /\b(?:stripped|deprived|robbed)\b[^?]{0,40}\b(?:citizen\w*|nationality|passports?)\b/i,
  new RegExp(String.raw`\b${LOST_OR_LEFT}\b[^?.]{0,60}(?<!\bborn (?:\w+ ){0,4})\b${THOSE_YEARS}\b`, 'i'),
  new RegExp(
    String.raw`(?<!\bborn\b[^?.]{0,30})\b${THOSE_YEARS},? (?:(?:he|she|they|who) )?(?:(?:was|were|had|has) )?${LOST_OR_LEFT}\b`,
    'i',
  ),
]);

/** Whether a text tells of persecution that drove an ancestor out. */
export const wasDrivenOut = (text: string): boolean => DRIVEN_OUT.test(text);

/** Whether any answer in which a claim is described tells of that. */
export const ancestryDrivenOut = (answers: Answers): boolean =>
  CLAIM_IN.some((id) => wasDrivenOut(textOf(answers, id) ?? ''));
