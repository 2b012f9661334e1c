import { climateStatus } from '../conditions/climateWish.ts';
import type { FactorId } from '../model.ts';
import {
  type QuizClimate,
  quizDistances,
  quizRainUtility,
  quizTemperatureUtility,
} from '../personal/quizClimate.ts';
import { remembered } from '../remembered.ts';
import { coverageAt, LEAST_COVERAGE, scoreAll, type WeightedColumn } from '../scoring/score.ts';
import { heaviestFirst, sliderWorth } from '../scoring/weights.ts';
import type { QuizMatrix } from './matrix.ts';
import {
  isClimate,
  QUIZ_KEYS,
  type QuizKey,
  type QuizPreference,
  type QuizRequest,
  quizTarget,
  sliderStep,
} from './request.ts';

/** A factor of the quiz that counts for a request. A fact is known or is not: `known` holds 1 and 0 alone. */
export interface QuizColumn extends WeightedColumn {
  readonly key: QuizKey;
  readonly id: FactorId;
}

/** Scores for one request, by country index of the matrix. */
export interface QuizStanding {
  /** Heaviest first. */
  readonly columns: readonly QuizColumn[];
  /** 0-100, NaN where nothing is known. */
  readonly scores: Float64Array;
  /** Countries that pass every must-have, in the order of the matrix. */
  readonly passing: readonly number[];
}

type Plain = Pick<QuizColumn, 'known' | 'certain'>;

function plain(values: readonly (number | null)[] | Float64Array): Plain {
  const numbers = Float64Array.from(values, (value) => value ?? Number.NaN);
  return {
    known: numbers.map((one) => (Number.isNaN(one) ? 0 : 1)),
    certain: numbers.map((one) => (Number.isNaN(one) ? 0 : one)),
  };
}

/** The columns of a wish, and the countries that even a lenient reading of it rules out. */
interface Wish extends Plain {
  readonly isRuledOut: readonly boolean[];
}

/** The two sliders of a wish as one number, 0 where nothing is wished. */
const codeOf = ({ direction, importance = 3 }: QuizPreference): number =>
  direction == null ? 0 : 10 * sliderStep(direction) + sliderStep(importance);

const sliders = (code: number): QuizPreference =>
  code === 0 ? {} : { direction: Math.floor(code / 10), importance: code % 10 };

const KEYS = Object.keys(QUIZ_KEYS) as readonly QuizKey[];
const NOTHING: QuizPreference = {};

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

  /** What a wish makes of each country. Its code is its two sliders: there are 25 of each kind. */
  const wishOf = {
    temperature_celsius: remembered((code: number): Wish | null => {
      const target = quizTarget('temperature_celsius', sliders(code));
      if (!target) return null;
      const fits = climates.map((climate) => quizTemperatureUtility(climate, target));
      const isRuledOut = climates.map(
        (climate) => climateStatus(quizDistances(climate, target.ideal), target) === 'failed',
      );
      return { ...plain(fits), isRuledOut };
    }),
    rainfall_mm_year: remembered((code: number): Wish | null => {
      const target = quizTarget('rainfall_mm_year', sliders(code));
      return target && { ...plain(rain.map((mm) => quizRainUtility(mm, target))), isRuledOut: [] };
    }),
  };

  /** Whether enough is known of every country, whatever is asked: of nearly all everything is. */
  const isWhole = Uint8Array.from(climates, ({ meanC }, i) => {
    const isKnown = [...columns.values()].every(({ known }) => known[i] === 1);
    return isKnown && !Number.isNaN(meanC) && !Number.isNaN(rain[i]) ? 1 : 0;
  });

  return (request) => {
    const asked: QuizColumn[] = [];
    let isRuledOut: readonly boolean[] = [];
    for (const key of KEYS) {
      const preference = request[key] ?? NOTHING;
      const id = QUIZ_KEYS[key];
      const weight = sliderWorth(preference.importance ?? 3);
      const column = isClimate(key) ? wishOf[key](codeOf(preference)) : columns.get(id);
      if (!column) continue;
      if (key === 'temperature_celsius') ({ isRuledOut } = column as Wish);
      asked.push({ key, id, weight, known: column.known, certain: column.certain });
    }
    const counting = heaviestFirst(asked);
    const total = counting.reduce((sum, { weight }) => sum + weight, 0);
    const passing: number[] = [];
    for (let i = 0; i < size; i += 1) {
      if (matrix.barred[i] === 1 || isRuledOut[i]) continue;
      if (isWhole[i] === 1 || coverageAt(counting, total, i) >= LEAST_COVERAGE) passing.push(i);
    }
    return { columns: counting, scores: scoreAll(counting, size), passing };
  };
}
