import { isEmptyValue } from '../answers/answered.ts';
import type { AnswerValue, Question } from '../model.ts';
import { labelsOf, optionsOf } from '../lists/options.ts';
import type { Fault } from './problems.ts';
import { sliderRange } from '../answers/sliders.ts';

const REQUIRED: Fault = { type: 'required', message: 'This question is required' };
const TEXT_EXPECTED: Fault = { type: 'text_expected', message: 'Please enter text.' };
const NUMBER_EXPECTED: Fault = { type: 'number_expected', message: 'Please enter a number.' };
const CHOICE_EXPECTED: Fault = { type: 'choice_expected', message: 'Please choose one option.' };
const LIST_EXPECTED: Fault = { type: 'list_expected', message: 'Please choose from the list.' };
const NOT_AN_OPTION: Fault = { type: 'not_an_option', message: 'Please choose one of the options offered.' };
const REPEATED_OPTION: Fault = { type: 'repeated_option', message: 'Please choose each option only once.' };

/** Default limits. */
const TEXT_MAX_LENGTH = 200;
const TEXTAREA_MAX_LENGTH = 2000;

/** Tolerance for rounding where a step is not an integer. */
const STEP_TOLERANCE = 1e-9;

/** Maximum number of characters of a text answer. */
export function maxLengthOf(question: Question): number {
  return question.maxLength ?? (question.type === 'textarea' ? TEXTAREA_MAX_LENGTH : TEXT_MAX_LENGTH);
}

const patterns = new Map<string, RegExp>();

function wholePattern(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const pattern = new RegExp(`^(?:${source})$`, 'u');
  patterns.set(source, pattern);
  return pattern;
}

function textFault(question: Question, value: unknown): Fault | null {
  if (typeof value !== 'string') return TEXT_EXPECTED;
  const limit = maxLengthOf(question);
  if (value.length > limit) return { type: 'too_long', message: `Please use at most ${limit} characters.` };
  const { validation } = question;
  if (validation && !wholePattern(validation.pattern).test(value.trim()))
    return { type: 'pattern', message: validation.errorMessage };
  return null;
}

function rangeMessage(min: number | undefined, max: number | undefined): string {
  const [least, most] = [min, max].map((limit) => limit?.toLocaleString('en-US'));
  if (least !== undefined && most !== undefined) return `Please enter a number from ${least} to ${most}.`;
  return least === undefined ? `Please enter ${most} or less.` : `Please enter ${least} or more.`;
}

function numberFault(question: Question, value: unknown): Fault | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return NUMBER_EXPECTED;
  const { min, max } = question.type === 'slider' ? sliderRange(question) : question;
  if (min !== undefined && value < min) return { type: 'too_small', message: rangeMessage(min, max) };
  if (max !== undefined && value > max) return { type: 'too_large', message: rangeMessage(min, max) };
  const step = question.step ?? 1;
  const steps = (value - (min ?? 0)) / step;
  if (Math.abs(steps - Math.round(steps)) <= STEP_TOLERANCE) return null;
  const message = step === 1 ? 'Please enter a whole number.' : `Please enter a number in steps of ${step}.`;
  return { type: 'step', message };
}

function choiceFault(question: Question, value: unknown): Fault | null {
  if (typeof value !== 'string') return CHOICE_EXPECTED;
  return labelsOf(question).has(value) ? null : NOT_AN_OPTION;
}

function listFault(question: Question, value: unknown): Fault | null {
  if (!Array.isArray(value)) return LIST_EXPECTED;
  const labels = labelsOf(question);
  if (!value.every((item) => typeof item === 'string' && labels.has(item))) return NOT_AN_OPTION;
  if (new Set(value).size < value.length) return REPEATED_OPTION;
  const alone = optionsOf(question).find((option) => option.exclusive && value.includes(option.value));
  return alone && value.length > 1
    ? { type: 'exclusive_option', message: `Please choose “${alone.label}” alone or not at all.` }
    : null;
}

/**
 * The fault of the value of a visible question, or null (specification 1, §5). Accepts anything; a missing answer is
 * a fault only where it is required.
 */
export function valueFault(question: Question, value: unknown, required: boolean): Fault | null {
  if (isEmptyValue(value as AnswerValue)) return required ? REQUIRED : null;
  switch (question.type) {
    case 'text':
    case 'email':
    case 'location':
    case 'textarea':
      return textFault(question, value);
    case 'number':
    case 'slider':
      return numberFault(question, value);
    case 'select':
    case 'radio':
      return choiceFault(question, value);
    case 'multiselect':
    case 'checkbox':
      return listFault(question, value);
    default:
      return question.type satisfies never;
  }
}
