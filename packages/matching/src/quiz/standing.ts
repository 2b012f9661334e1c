import { remembered } from '@global-fit/atlas/remembered';
import { climateStatus } from '../conditions/climateWish.ts';
import type { FactorId, Target } from '../model.ts';
import {
  type QuizClimate,
  quizDistances,
  quizRainUtility,
  quizTemperatureUtility,
} from '../personal/quizClimate.ts';
import {
  coverageAt,
  LEAST_COVERAGE,
  scoreAll,
  totalOf,
  type WeightedColumn,
  worthOf,
} from '../scoring/score.ts';
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

/** A factor of the quiz at one position of its sliders. A fact is known or is not: `known` holds 1 and 0 alone. */
export interface QuizColumn extends WeightedColumn {
  readonly key: QuizKey;
  readonly id: FactorId;
  /** Countries that even a lenient reading of a wish rules out; null where nothing does. */
  readonly isRuledOut: readonly boolean[] | null;
}

/** Scores for one request, by country index of the matrix. */
export interface QuizStanding {
  /** Those that count, heaviest first. */
  readonly columns: readonly QuizColumn[];
  /** 0-100. Holds until the next request, which writes over it. */
  readonly scores: Float64Array;
  /** Countries that pass every must-have, in the order of the matrix. */
  readonly passing: readonly number[];
}

type Values = Pick<QuizColumn, 'known' | 'certain' | 'worth' | 'isRuledOut'>;

function valuesOf(
  values: readonly (number | null)[] | Float64Array,
  isRuledOut: Values['isRuledOut'] = null,
): Values {
  const numbers = Float64Array.from(values, (value) => value ?? Number.NaN);
  return {
    known: numbers.map((one) => (Number.isNaN(one) ? 0 : 1)),
    certain: numbers.map((one) => (Number.isNaN(one) ? 0 : one)),
    worth: numbers.map((one) => worthOf(one, 1)),
    isRuledOut,
  };
}

const KEYS = Object.keys(QUIZ_KEYS) as readonly QuizKey[];

/** The positions of the sliders of a key as one number below 56; without a wish the first digit is 0. */
const codeOf = ({ direction, importance = 3 }: QuizPreference): number =>
  (direction == null ? 0 : 10 * sliderStep(direction)) + sliderStep(importance);

const slidersOf = (code: number): QuizPreference => ({
  direction: code < 10 ? null : Math.floor(code / 10),
  importance: code % 10,
});

/** Makes the columns of a matrix, one for each position of the sliders; null where a wish is not set. */
function columnMaker(matrix: QuizMatrix): (key: QuizKey, sliders: QuizPreference) => QuizColumn | null {
  const read = new Map(Object.entries(matrix.utilities).map(([id, values]) => [id, valuesOf(values)]));
  const climates = matrix.temperature.map(
    ([meanC, coldestC, warmestC]): QuizClimate => ({
      meanC: meanC ?? Number.NaN,
      coldestC: coldestC ?? Number.NaN,
      warmestC: warmestC ?? Number.NaN,
    }),
  );
  const rain = Float64Array.from(matrix.rainMm, (mm) => mm ?? Number.NaN);
  const byWish = {
    temperature_celsius: (target: Target): Values =>
      valuesOf(
        climates.map((climate) => quizTemperatureUtility(climate, target)),
        climates.map((climate) => climateStatus(quizDistances(climate, target), target) === 'failed'),
      ),
    rainfall_mm_year: (target: Target): Values => valuesOf(rain.map((mm) => quizRainUtility(mm, target))),
  };
  return (key, sliders) => {
    const id = QUIZ_KEYS[key];
    const target = quizTarget(key, sliders);
    const values = isClimate(key) ? target && byWish[key](target) : read.get(id);
    return values ? { key, id, weight: sliderWorth(sliders.importance), ...values } : null;
  };
}

/** The unknown facts as two parallel lists: positions of the countries in the matrix, and of the keys in `KEYS`. */
interface Gaps {
  readonly countries: Uint16Array;
  readonly keys: Uint16Array;
}

function gapsOf({ iso3, utilities, temperature, rainMm }: QuizMatrix): Gaps {
  const factOf = (key: QuizKey, country: number): number | null | undefined => {
    if (key === 'temperature_celsius') return temperature[country]?.[0];
    return key === 'rainfall_mm_year' ? rainMm[country] : utilities[QUIZ_KEYS[key]]?.[country];
  };
  const gaps = iso3.flatMap((_, country) =>
    KEYS.flatMap((key, at) => (factOf(key, country) == null ? [{ country, at }] : [])),
  );
  return {
    countries: Uint16Array.from(gaps, ({ country }) => country),
    keys: Uint16Array.from(gaps, ({ at }) => at),
  };
}

/** More than a sum of a dozen weights can change with the order of its terms, as a share of the sum. */
const ROUNDING = 1e-9;

/**
 * The quiz without an atlas: the same factors, curves, must-haves and order of sums as `rankCountries` on
 * `quizPreferences`, so browser and server give the very same scores. Nothing is made anew for a request but the two
 * lists that it answers.
 */
export function openQuizStanding(matrix: QuizMatrix): (request: QuizRequest) => QuizStanding {
  const size = matrix.iso3.length;
  const make = columnMaker(matrix);
  const columnOf = KEYS.map((key) => remembered((code: number) => make(key, slidersOf(code))));
  const gaps = gapsOf(matrix);
  const positionOf = new Map(KEYS.map((key, at) => [key, at]));
  const scores = new Float64Array(size);
  /** The weight of each key, by position in `KEYS`; 0 for a key that does not count. */
  const weights = new Float64Array(KEYS.length);
  /** The weight of the facts that are known of each country. */
  const known = new Float64Array(size);

  return (request) => {
    const asked: QuizColumn[] = [];
    for (let at = 0; at < KEYS.length; at += 1) {
      const sliders = request[KEYS[at] as QuizKey] ?? {};
      const column = columnOf[at]?.(codeOf(sliders));
      if (column) asked.push(column);
    }
    const columns = heaviestFirst(asked);
    scoreAll(columns, size, scores);
    const total = totalOf(columns);
    weights.fill(0);
    for (const { key, weight } of columns) weights[positionOf.get(key) as number] = weight;
    known.fill(total);
    // Subtracting what is unknown takes less time than adding what is known, because little is unknown.
    for (let gap = 0; gap < gaps.keys.length; gap += 1) {
      const country = gaps.countries[gap] as number;
      known[country] = (known[country] as number) - (weights[gaps.keys[gap] as number] as number);
    }
    const ruledOut = columns.find(({ isRuledOut }) => isRuledOut !== null)?.isRuledOut ?? null;
    // `rankCountries` adds up the known weights instead: near the limit, rounding could decide differently.
    const enough = (LEAST_COVERAGE + ROUNDING) * total;
    const tooLittle = (LEAST_COVERAGE - ROUNDING) * total;
    const passing: number[] = [];
    for (let i = 0; i < size; i += 1) {
      if (matrix.barred[i] === 1 || ruledOut?.[i]) continue;
      const weight = known[i] as number;
      if (weight < tooLittle) continue;
      if (weight > enough || coverageAt(columns, total, i) >= LEAST_COVERAGE) passing.push(i);
    }
    return { columns, scores, passing };
  };
}
