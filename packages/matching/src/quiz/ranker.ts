import type { Iso3 } from '@global-fit/atlas/model';
import { orderOf } from '../scoring/score.ts';
import { rankBands, type RankBand } from './bands.ts';
import type { QuizMatrix } from './matrix.ts';
import { type QuizReasons, quizReasons } from './reasons.ts';
import type { QuizRequest } from './request.ts';
import { openQuizStanding } from './standing.ts';

export interface QuizScore {
  readonly iso3: Iso3;
  /** 0-100. */
  readonly score: number;
}

/** One of the best countries, with what its place rests on. */
export interface QuizLeader extends QuizScore, QuizReasons {
  readonly band: RankBand;
}

export interface QuizRanking {
  /** The countries that pass every must-have, best first, as the server gives them too. */
  readonly order: readonly QuizScore[];
  /** The first of them. */
  readonly leaders: readonly QuizLeader[];
}

/** Ranks by the sliders of the quiz, and explains the first `count`; well under a millisecond a move. */
export type QuizRanker = (request: QuizRequest, count: number) => QuizRanking;

/** A ranker over one matrix. It keeps the numbers of every slider that was moved once, so later moves only add them up. */
export function createQuizRanker(matrix: QuizMatrix): QuizRanker {
  const stand = openQuizStanding(matrix);
  return (request, count) => {
    const standing = stand(request);
    const places = orderOf(standing.scores, matrix.ties, standing.passing);
    const order = places.map((i) => ({ iso3: matrix.iso3[i] as Iso3, score: standing.scores[i] as number }));
    const bands = rankBands(standing, places.slice(0, count));
    const leaders = bands.map((band, at): QuizLeader => {
      const { iso3, score } = order[at] as QuizScore;
      return { iso3, score, band, ...quizReasons(standing.columns, places[at] as number) };
    });
    return { order, leaders };
  };
}
