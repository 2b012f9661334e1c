import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from './read.ts';

/** Free texts in which a claim by descent is described. */
const TEXTS = [
  'specific-questions',
  'unique-family-situation',
  'additional-comments',
  'missed-information',
  'relocation-inspiration',
];

/** How many generations back the great-grandparents lie that a text names; null where it names none. */
export function generationIn(text: string): number | null {
  const found = /\b((?:great[- ]?)+)grand-?\s?(?:parent|mother|father)/i.exec(text);
  return found ? 2 + (found[1]?.match(/great/gi)?.length ?? 1) : null;
}

/**
 * How many generations back the ancestor lies, where the customer wrote of great-grandparents (3) or further; null
 * where nothing is said. A grandparent alone is not read: the word stands for living relatives as well.
 */
export function ancestryGeneration(
  answers: Answers,
): { readonly generation: number; readonly questionId: string } | null {
  for (const questionId of TEXTS) {
    const generation = generationIn(textOf(answers, questionId) ?? '');
    if (generation !== null) return { generation, questionId };
  }
  return null;
}
