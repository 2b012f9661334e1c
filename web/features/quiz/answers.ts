import { QUIZ_DEFAULT, QUIZ_FACTORS, QUIZ_TOP_N, type QuizFactor } from '@global-fit/contract/quizFactors';

export type ClimateFactor = 'temperature_celsius' | 'rainfall_mm_year';

/** A slider position for each, 1-5. */
export interface QuizAnswers {
  readonly importance: Readonly<Record<QuizFactor, number>>;
  /** The climate wanted: from cold to hot, from dry to wet. */
  readonly direction: Readonly<Record<ClimateFactor, number>>;
}

/** The questions in order: two on climate, ten on importance. */
export const questionOrder: readonly QuizFactor[] = QUIZ_FACTORS;
const climateFactors: readonly ClimateFactor[] = ['temperature_celsius', 'rainfall_mm_year'];

export const isClimate = (factor: QuizFactor): factor is ClimateFactor =>
  climateFactors.includes(factor as ClimateFactor);

export const untouched: QuizAnswers = {
  importance: Object.fromEntries(
    questionOrder.map((factor) => [factor, QUIZ_DEFAULT]),
  ) as QuizAnswers['importance'],
  direction: { temperature_celsius: QUIZ_DEFAULT, rainfall_mm_year: QUIZ_DEFAULT },
};

export type QuizPreferences = Readonly<
  Record<QuizFactor, { readonly importance: number; readonly direction: number | null }>
>;

/** The answers as the engine and the server read them. */
export function preferencesOf({ importance, direction }: QuizAnswers): QuizPreferences {
  return Object.fromEntries(
    questionOrder.map((factor) => [
      factor,
      { importance: importance[factor], direction: isClimate(factor) ? direction[factor] : null },
    ]),
  ) as QuizPreferences;
}

/** The body of `POST /countries/find-my-country`. */
export const requestOf = (answers: QuizAnswers) => ({
  preferences: preferencesOf(answers),
  top_n: QUIZ_TOP_N,
});

const mark = 'answers=';

/** All answers in fourteen digits: both climate wishes, then the twelve importances. */
export function hashOf({ importance, direction }: QuizAnswers): string {
  const digits = [
    ...climateFactors.map((factor) => direction[factor]),
    ...questionOrder.map((factor) => importance[factor]),
  ];
  return `#${mark}${digits.join('')}`;
}

/** Answers from the hash of an address; null where it contains none. */
export function answersOfHash(hash: string): QuizAnswers | null {
  const digits = new RegExp(`^#${mark}([1-5]{14})$`).exec(hash)?.[1];
  if (!digits) return null;
  const [temperature, rainfall, ...importance] = [...digits].map(Number);
  return {
    direction: { temperature_celsius: temperature!, rainfall_mm_year: rainfall! },
    importance: Object.fromEntries(
      questionOrder.map((factor, at) => [factor, importance[at]!]),
    ) as QuizAnswers['importance'],
  };
}
