import type { CompiledQuestionnaire } from '../compile.ts';
import { isAnswered } from './answered.ts';
import { PROFILE } from '../definition.ts';
import type { Answer, Answers, Question } from '../model.ts';
import { visibleFlags } from '../visibility.ts';

/** Importance of a slider until the person sets it. */
export const DEFAULT_IMPORTANCE = 3;

const FALLBACK_MIN = 0;
const FALLBACK_MAX = 10;

/** The ends of a slider; 0 to 10 by default. */
export function sliderRange(question: Question): { readonly min: number; readonly max: number } {
  return { min: question.min ?? FALLBACK_MIN, max: question.max ?? FALLBACK_MAX };
}

/** The initial position of a slider: the midpoint rounded down, 3 on a scale of 1-5. */
export function sliderDefault(question: Question): number {
  const { min, max } = sliderRange(question);
  return Math.floor((min + max) / 2);
}

/** The answer of an untouched slider, which counts as neutral. */
export function untouchedSlider(question: Question): Answer {
  const answer: Answer = { value: sliderDefault(question), touched: false };
  return question.showImportance ? { ...answer, importanceValue: DEFAULT_IMPORTANCE } : answer;
}

/** Gives every visible slider without a value its default. Returns the same object where none lacked one. */
export function withSliderDefaults(answers: Answers, form: CompiledQuestionnaire = PROFILE): Answers {
  const visible = visibleFlags(answers, form);
  const missing = form.entries.filter(
    ({ index, question }) =>
      visible[index] === 1 && question.type === 'slider' && !isAnswered(answers[question.id]),
  );
  if (missing.length === 0) return answers;
  const defaults = missing.map(({ question }) => [question.id, untouchedSlider(question)] as const);
  return { ...answers, ...Object.fromEntries(defaults) };
}

/** The importance given with an answer, or the default. */
export function importanceOf(answer: Answer | undefined): number {
  return answer?.importanceValue ?? DEFAULT_IMPORTANCE;
}
