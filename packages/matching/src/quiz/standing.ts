import { climateStatus } from '../conditions/climateWish.ts';
import type { FactorId, Target } from '../model.ts';
import {
  type QuizClimate,
  quizDistances,
  quizRainUtility,
  quizTemperatureUtility,
} from '../personal/quizClimate.ts';
import { coverageOf, LEAST_COVERAGE, orderOf, scoreAll, type WeightedColumn } from '../scoring/score.ts';
import { heaviestFirst } from '../scoring/weights.ts';
import type { QuizMatrix } from './matrix.ts';
import { type QuizRequest, quizPreferences } from './request.ts';

/** A factor of the quiz that counts for a request. A fact is known or is not: `known` holds 1 and 0 alone. */
export interface QuizColumn extends WeightedColumn {
  readonly id: FactorId;
}

/** Scores and order for one request, by country index of the matrix. */
export interface QuizStanding {
  /** Heaviest first. */
  readonly columns: readonly QuizColumn[];
  /** 0-100, NaN where nothing is known. */
  readonly scores: Float64Array;
  /** Countries that pass every must-have, best first. */
  readonly order: readonly number[];
}

type Plain = Pick<QuizColumn, 'known' | 'certain'>;

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
export function openQuizStanding(matrix: QuizMatrix): (request: QuizRequest) => QuizStanding {
  const size = matrix.iso3.length;
  const columns = new Map(Object.entries(matrix.utilities).map(([id, values]) => [id, plain(values)]));
  const climates = matrix.temperature.map(
    ([meanC, coldestC, warmestC]): QuizClimate => ({
      meanC: meanC ?? Number.NaN,
      coldestC: coldestC ?? Number.NaN,
      warmestC: warmestC ?? Number.NaN,
    }),
  );
  const rain = Float64Array.from(matrix.rainMm, (mm) => mm ?? Number.NaN);
  const outOfReach = new Map<string, Uint8Array>();

  /** The numbers of a wish, made when it is first asked for: there are five steps of each. */
  function wished(target: Target): Plain {
    const key = `${target.factor} ${target.ideal}`;
    const found =
      columns.get(key) ??
      (target.factor === 'quiz_rainfall'
        ? plain(rain.map((mm) => quizRainUtility(mm, target)))
        : plain(Float64Array.from(climates, (climate) => quizTemperatureUtility(climate, target))));
    columns.set(key, found);
    return found;
  }

  /** 1 for countries that even a lenient reading of the wish for warmth rules out. */
  function ruledOut(target: Target): Uint8Array {
    const key = `${target.ideal} ${target.importance}`;
    const found =
      outOfReach.get(key) ??
      Uint8Array.from(climates, (climate) =>
        climateStatus(quizDistances(climate, target.ideal), target) === 'failed' ? 1 : 0,
      );
    outOfReach.set(key, found);
    return found;
  }

  return (request) => {
    const { weights, targets } = quizPreferences(request);
    const counting = heaviestFirst(weights).map(({ factor, weight }): QuizColumn => {
      const target = targets.find((one) => one.factor === factor);
      const { known, certain } = target ? wished(target) : (columns.get(factor) as Plain);
      return { id: factor, weight, known, certain };
    });
    const scores = scoreAll(counting, size);
    const coverage = coverageOf(counting, size);
    const warmth = targets.find(({ factor }) => factor === 'quiz_temperature');
    const cold = warmth ? ruledOut(warmth) : null;
    const passing: number[] = [];
    for (let i = 0; i < size; i += 1) {
      if (matrix.barred[i] === 0 && (coverage[i] as number) >= LEAST_COVERAGE && cold?.[i] !== 1)
        passing.push(i);
    }
    return { columns: counting, scores, order: orderOf(scores, matrix.iso3, passing) };
  };
}
