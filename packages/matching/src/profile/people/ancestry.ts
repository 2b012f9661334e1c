import type { Answers } from '@global-fit/questionnaire/model';
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
  `\\b${GRANDPARENT}\\b[^.;!?]{0,25}\\b(?:born|came (?:here )?from|emigrated|immigrated|fled|from \\p{Lu})|\\b\\p{Lu}\\p{L}+(?:ish|ian|ean|ese|an|ch) ${GRANDPARENT}\\b`,
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
