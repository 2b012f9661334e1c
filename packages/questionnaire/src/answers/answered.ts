import type { Answer, AnswerValue } from '../model.ts';
import { isUnseen } from './unseen.ts';

/** Whether a value counts as no answer: null, undefined, text of which nothing could be seen, an empty list, not a number. 0 is an answer. */
export function isEmptyValue(value: AnswerValue): boolean {
  if (value == null) return true;
  if (typeof value === 'string') return isUnseen(value);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'number' && Number.isNaN(value);
}

/** Whether a question counts as answered (specification 1, §4). A slider on its default counts too. */
export function isAnswered(answer: Answer | undefined): boolean {
  return !isEmptyValue(answer?.value);
}

/** Whether somebody has given the answer: a slider still on its default has a value, but it is nobody's. */
export function isGiven(answer: Answer | undefined): boolean {
  return isAnswered(answer) && answer?.touched !== false;
}
