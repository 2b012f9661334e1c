import { isEmptyValue } from './answers/answered.ts';
import type { AnswerValue, Condition } from './model.ts';

/** The value to compare: the value itself, or the only item of a list. */
function comparable(value: AnswerValue): string | undefined {
  const single = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  if (typeof single === 'string') return single;
  return typeof single === 'number' ? String(single) : undefined;
}

function wanted(condition: Condition): readonly string[] {
  if (condition.value === undefined) return [];
  return typeof condition.value === 'string' ? [condition.value] : condition.value;
}

/**
 * Turns a condition into a test of the other question's value (specification 1, §4).
 *
 * - `equals`: true for the value itself; for a list, only if it has exactly one item and that is the value.
 * - `notEquals`: the opposite of `equals`, but false if unanswered.
 * - `in`: `equals` for one of the values. `notIn`: the opposite of `in`, but false if unanswered.
 * - `notEmpty`, `isEmpty`: answered or not.
 * - An unknown operator is always true, so the question shows.
 *
 * Numbers are compared by their text.
 */
export function conditionTest(condition: Condition): (value: AnswerValue) => boolean {
  const values = new Set(wanted(condition));
  const matches = (value: AnswerValue) => {
    const text = comparable(value);
    return text !== undefined && values.has(text);
  };
  switch (condition.operator) {
    case 'equals':
    case 'in':
      return matches;
    case 'notEquals':
    case 'notIn':
      return (value) => !isEmptyValue(value) && !matches(value);
    case 'notEmpty':
      return (value) => !isEmptyValue(value);
    case 'isEmpty':
      return isEmptyValue;
    default:
      return () => true;
  }
}
