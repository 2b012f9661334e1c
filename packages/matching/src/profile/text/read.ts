import type { Answers } from '@global-fit/questionnaire/model';
import { wordsUnder } from './nothingTold.ts';

/** The list under a question; a single choice is a list of one, no answer an empty list. */
export function listOf(answers: Answers, id: string): readonly string[] {
  const value = answers[id]?.value;
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** The single choice or text under a question; null without an answer, or for a text that says there is none. */
export function textOf(answers: Answers, id: string): string | null {
  const value = answers[id]?.value;
  return typeof value === 'string' ? wordsUnder(id, value) : null;
}

/** The number under a question; null without one. Sliders that were not touched count as unanswered. */
export function numberOf(answers: Answers, id: string): number | null {
  const answer = answers[id];
  if (answer === undefined || answer.touched === false) return null;
  const value = typeof answer.value === 'string' ? Number.parseFloat(answer.value) : answer.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** One choice of a fixed set; null for anything else. */
export function choiceOf<T extends string>(answers: Answers, id: string, choices: readonly T[]): T | null {
  const value = textOf(answers, id);
  return choices.find((choice) => choice === value) ?? null;
}
