import type { QuizFigure } from '@global-fit/contract/quiz';
import type { QuizFactor } from '@global-fit/contract/quizFactors';
import type { QuizFigures } from '@global-fit/matching/quiz/figures';
import type { QuizLeader, QuizScore } from '@global-fit/matching/quiz/ranker';
import type { QuizAnswers } from '../answers.ts';
import type { QuizData } from '../quizData.ts';

/** A country in the results, from the server or from the ranking in this browser. */
export interface Result {
  readonly iso3: string;
  readonly name: string;
  readonly slug: string;
  readonly file: string;
  readonly rank: number;
  /** 0-100. */
  readonly score: number;
  /** Null where a response lacks them. */
  readonly strong: readonly QuizFactor[] | null;
  readonly weak: readonly QuizFactor[] | null;
  readonly figures: QuizFigures;
}

/** The link of a result. */
export interface QuizLinks {
  /** Address of a country in the guide. */
  readonly detailsOf: (slug: string) => string;
  /** Called with the profile file on navigation. */
  readonly onDetails: (file: string) => void;
}

/** The best of a ranking computed in this browser. */
export const resultsOfRanking = (
  { matrix, countries }: QuizData,
  leaders: readonly QuizLeader[],
): readonly Result[] =>
  leaders.flatMap(({ iso3, score, strong, weak }, at): Result[] => {
    const country = countries[matrix.iso3.indexOf(iso3)];
    return country ? [{ ...country, iso3, rank: at + 1, score, strong, weak }] : [];
  });

/** Whether no slider gives any theme a weight, so that all count alike. */
export const isNothingWeighed = ({ importance }: QuizAnswers): boolean =>
  Object.values(importance).every((weight) => weight === 1);

/** Number of other countries with the same score, allowing for rounding of the sums. */
export function levelWith(iso3: string, order: readonly QuizScore[]): number {
  const score = order.find((one) => one.iso3 === iso3)?.score ?? Number.NaN;
  return order.filter((one) => one.iso3 !== iso3 && Math.abs(one.score - score) < 1e-9).length;
}

/** The figures behind the score, most important first; where nothing is called important, all count alike. */
export function figuresThatCount(
  figures: readonly QuizFigure[],
  { importance }: QuizAnswers,
): readonly QuizFigure[] {
  const counting = figures.filter(({ factor }) => importance[factor] > 1);
  return (counting.length > 0 ? counting : figures).toSorted(
    (a, b) => importance[b.factor] - importance[a.factor],
  );
}

/** How strongly the map fills a country of this rank, 5 = strongest. Steps widen as differences shrink. */
export const tints = [
  { step: 5, upTo: 5, words: '1 to 5' },
  { step: 4, upTo: 20, words: '6 to 20' },
  { step: 3, upTo: 50, words: '21 to 50' },
  { step: 2, upTo: 100, words: '51 to 100' },
  { step: 1, upTo: Number.POSITIVE_INFINITY, words: '101 and below' },
] as const;

/** The step of a rank (1 = best). */
export const tintOf = (rank: number): number => tints.find(({ upTo }) => rank <= upTo)!.step;
