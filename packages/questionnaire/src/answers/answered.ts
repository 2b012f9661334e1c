import type { Answer, AnswerValue } from '../model.ts';
import { isUnseen } from './unseen.ts';

/** Whether a value counts as unanswered: null, undefined, invisible text, an empty list, NaN. 0 is an answer. */
export function isEmptyValue(value: AnswerValue): boolean {
  if (value == null) return true;
  if (typeof value === 'string') return isUnseen(value);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'number' && Number.isNaN(value);
}

/** Whether a question counts as answered (specification 1, §4), which includes a slider at its default. */
export function isAnswered(answer: Answer | undefined): boolean {
  return !isEmptyValue(answer?.value);
}

/** Whether the person gave the answer; a slider at its default has a value, but nobody chose it. */
export function isGiven(answer: Answer | undefined): boolean {
  return isAnswered(answer) && answer?.touched !== false;
}
