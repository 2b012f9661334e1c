import type { Question } from '../model.ts';
import { optionsOf } from './options.ts';

/**
 * The choices after one was toggled. An exclusive choice ("None of these") clears the others, and any other choice
 * clears an exclusive one. The result is in the order of the list.
 */
export function toggleOption(
  question: Question,
  chosen: readonly string[],
  value: string,
): readonly string[] {
  const options = optionsOf(question);
  if (chosen.includes(value)) return chosen.filter((item) => item !== value);
  if (options.find((option) => option.value === value)?.exclusive) return [value];
  return options
    .filter((option) => option.value === value || (chosen.includes(option.value) && !option.exclusive))
    .map((option) => option.value);
}
