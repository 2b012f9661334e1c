import type { Iso3 } from '@global-fit/atlas/model';
import type { QuizMatrix } from './matrix.ts';
import type { QuizRequest } from './request.ts';
import { openQuizStanding } from './standing.ts';

export interface QuizScore {
  readonly iso3: Iso3;
  /** 0-100. */
  readonly score: number;
}

/** Ranks by the sliders of the quiz; well under a millisecond a move. */
export type QuizRanker = (request: QuizRequest) => readonly QuizScore[];

/** The order of the countries that pass, as the server gives it too. */
export function createQuizRanker(matrix: QuizMatrix): QuizRanker {
  const stand = openQuizStanding(matrix);
  return (request) => {
    const { scores, order } = stand(request);
    return order.map((i) => ({ iso3: matrix.iso3[i] as Iso3, score: scores[i] as number }));
  };
}
