import type { Iso3 } from '@global-fit/atlas/model';
import { climateStatus } from '../gates/climate.ts';
import { LEAST_COVERAGE } from '../limits.ts';
import type { Target } from '../model.ts';
import {
  type QuizClimate,
  quizDistances,
  quizRainUtility,
  quizTemperatureUtility,
} from '../personal/quizClimate.ts';
import { orderOf, scoreAll, type WeightedColumn } from '../score.ts';
import { heaviestFirst } from '../weights.ts';
import type { QuizMatrix } from './matrix.ts';
import { type QuizRequest, quizPreferences } from './request.ts';

export interface QuizScore {
  readonly iso3: Iso3;
  /** 0-100. */
  readonly score: number;
}

/** Ranks by the sliders of the quiz; well under a millisecond a move. */
export type QuizRanker = (request: QuizRequest) => readonly QuizScore[];

interface Plain {
  readonly known: Float64Array;
  readonly certain: Float64Array;
}

function plain(values: readonly (number | null)[] | Float64Array): Plain {
  const numbers = Float64Array.from(values, (value) => value ?? Number.NaN);
  return {
    known: numbers.map((one) => (Number.isNaN(one) ? 0 : 1)),
    certain: numbers.map((one) => (Number.isNaN(one) ? 0 : one)),
  };
}

/**
 * The quiz without an atlas: the same factors, curves, must-haves and order of sums as `rankCountries` on
 * `quizPreferences`, so browser and server give the very same scores.
 */
export function createQuizRanker(matrix: QuizMatrix): QuizRanker {
  const size = matrix.iso3.length;
  const measured = new Map(Object.entries(matrix.utilities).map(([id, values]) => [id, plain(values)]));
  const climates = matrix.temperature.map(
    ([meanC, coldestC, warmestC]): QuizClimate => ({
      meanC: meanC ?? Number.NaN,
      coldestC: coldestC ?? Number.NaN,
      warmestC: warmestC ?? Number.NaN,
    }),
  );
  const rain = Float64Array.from(matrix.rainMm, (mm) => mm ?? Number.NaN);

  function wished(target: Target): Plain {
    if (target.factor === 'quiz_rainfall') return plain(rain.map((mm) => quizRainUtility(mm, target)));
    return plain(Float64Array.from(climates, (climate) => quizTemperatureUtility(climate, target)));
  }

  return (request) => {
    const { weights, targets } = quizPreferences(request);
    const columns = heaviestFirst(weights).map(({ factor, weight }): WeightedColumn => {
      const target = targets.find((one) => one.factor === factor);
      const column = target ? wished(target) : (measured.get(factor) as Plain);
      return { weight, ...column };
    });
    const scores = scoreAll(columns, size);
    const warmth = targets.find(({ factor }) => factor === 'quiz_temperature');
    const total = columns.reduce((sum, { weight }) => sum + weight, 0);
    const passing: number[] = [];
    for (let i = 0; i < size; i += 1) {
      const known = columns.reduce(
        (sum, column) => sum + (column.weight * (column.known[i] as number)) / total,
        0,
      );
      const climate = warmth
        ? climateStatus(quizDistances(climates[i] as QuizClimate, warmth.ideal), warmth)
        : 'met';
      if (matrix.barred[i] === 0 && known >= LEAST_COVERAGE && climate !== 'failed') passing.push(i);
    }
    return orderOf(scores, matrix.iso3, passing).map((i) => ({
      iso3: matrix.iso3[i] as Iso3,
      score: scores[i] as number,
    }));
  };
}
