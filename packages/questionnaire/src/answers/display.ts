import { isAnswered } from './answered.ts';
import type { Answer, Question } from '../model.ts';
import { labelsOf, optionsOf } from '../lists/options.ts';
import { sliderRange } from './sliders.ts';

const numbers = new Intl.NumberFormat('en-US');

/**
 * The labels of the chosen options; empty for questions without options. Values that are not options stay as they
 * are.
 */
export function optionLabels(question: Question, answer: Answer | undefined): readonly string[] {
  if (!answer || !isAnswered(answer) || optionsOf(question).length === 0) return [];
  const labels = labelsOf(question);
  const values = Array.isArray(answer.value) ? (answer.value as readonly string[]) : [answer.value as string];
  return values.map((value) => labels.get(value) ?? value);
}

function numberText(question: Question, value: number): string {
  if (question.type === 'slider') return `${value} of ${sliderRange(question).max}`;
  const text = numbers.format(value);
  return question.unit ? `${text} ${question.unit}` : text;
}

/** An answer for readers: labels joined by commas, numbers with their unit. Empty where unanswered. */
export function displayValue(question: Question, answer: Answer | undefined): string {
  if (!answer || !isAnswered(answer)) return '';
  const labels = optionLabels(question, answer);
  if (labels.length > 0) return labels.join(', ');
  return typeof answer.value === 'number' ? numberText(question, answer.value) : String(answer.value).trim();
}
