import type { QuizFigures } from '@global-fit/matching/quiz/figures';
import type { QuizMatrix } from '@global-fit/matching/quiz/matrix';

export interface QuizCountry {
  readonly name: string;
  readonly slug: string;
  /** Name of the profile file without `.json`. */
  readonly file: string;
  readonly figures: QuizFigures;
  /** Position on the map, for countries too small to be seen by their outline. */
  readonly dot: readonly [number, number] | null;
}

/** What the browser needs for ranking by itself; `countries` are in the order of the matrix. */
export interface QuizData {
  readonly matrix: QuizMatrix;
  readonly countries: readonly QuizCountry[];
}
