import { rememberedAt } from '@global-fit/atlas/remembered';
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
  /** Position of the key in `QUIZ_KEYS`. */
  readonly position: number;
  readonly id: FactorId;
  /** 1 for the countries that even a lenient reading of a wish rules out; null where nothing does. */
  readonly isRuledOut: Uint8Array | null;
}

/** Scores for one request, by country index of the matrix. Holds until the next request, which writes over the numbers. */
export interface QuizStanding {
  /** Those that count, heaviest first. */
  readonly columns: readonly QuizColumn[];
  /** 0-100. */
  readonly scores: Float64Array;
  /** Countries that pass every must-have, in the order of the matrix. */
  readonly passing: Uint16Array;
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

/** The positions of the sliders of a key as one number below `CODES`; without a wish the first digit is 0. */
const codeOf = ({ direction, importance = 3 }: QuizPreference): number =>
  (direction == null ? 0 : 10 * sliderStep(direction)) + sliderStep(importance);

const CODES = 56;

const slidersOf = (code: number): QuizPreference => ({
  direction: code < 10 ? null : Math.floor(code / 10),
  importance: code % 10,
});

/** Makes the columns of a matrix, one for each position of the sliders; null where a wish is not set. */
function columnMaker(matrix: QuizMatrix): (position: number, sliders: QuizPreference) => QuizColumn | null {
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
        Uint8Array.from(climates, (climate) =>
          climateStatus(quizDistances(climate, target), target) === 'failed' ? 1 : 0,
        ),
      ),
    rainfall_mm_year: (target: Target): Values => valuesOf(rain.map((mm) => quizRainUtility(mm, target))),
  };
  return (position, sliders) => {
    const key = KEYS[position] as QuizKey;
    const id = QUIZ_KEYS[key];
    const target = quizTarget(key, sliders);
    const values = isClimate(key) ? target && byWish[key](target) : read.get(id);
    return values ? { key, position, id, weight: sliderWorth(sliders.importance), ...values } : null;
  };
}

/**
 * The columns by the sliders of their key, each made once. A table, because looking a dozen of them up in maps takes as
 * long as adding them up.
 */
function columnTable(matrix: QuizMatrix): (position: number, sliders: QuizPreference) => QuizColumn | null {
  const make = columnMaker(matrix);
  const made: (QuizColumn | null | undefined)[] = Array.from({ length: KEYS.length * CODES });
  return (position, sliders) => {
    const code = codeOf(sliders);
    const at = position * CODES + code;
    const found = made[at];
    if (found !== undefined) return found;
    const column = make(position, slidersOf(code));
    made[at] = column;
    return column;
  };
}

/**
 * The unknown facts, country by country, as parallel lists. A quarter of the countries lack one, few of them more than
 * two.
 */
interface Gaps {
  /** Positions of the countries in the matrix. */
  readonly countries: Uint16Array;
  /** Where the gaps of each begin in `keys`, and where the last ones end. */
  readonly starts: Uint16Array;
  /** Positions of the keys in `KEYS`. */
  readonly keys: Uint16Array;
}

function gapsOf({ iso3, utilities, temperature, rainMm }: QuizMatrix): Gaps {
  const factOf = (key: QuizKey, country: number): number | null | undefined => {
    if (key === 'temperature_celsius') return temperature[country]?.[0];
    return key === 'rainfall_mm_year' ? rainMm[country] : utilities[QUIZ_KEYS[key]]?.[country];
  };
  const countries: number[] = [];
  const starts = [0];
  const keys: number[] = [];
  iso3.forEach((_, country) => {
    const missing = KEYS.flatMap((key, at) => (factOf(key, country) == null ? [at] : []));
    if (missing.length === 0) return;
    countries.push(country);
    keys.push(...missing);
    starts.push(keys.length);
  });
  return {
    countries: Uint16Array.from(countries),
    starts: Uint16Array.from(starts),
    keys: Uint16Array.from(keys),
  };
}

/** More than a sum of a dozen weights can change with the order of its terms, as a share of the sum. */
const ROUNDING = 1e-9;

/**
 * The quiz without an atlas: the same factors, curves, must-haves and order of sums as `rankCountries` on
 * `quizPreferences`, so browser and server give the very same scores. Nothing is made anew for a request but the list
 * of its columns.
 */
export function openQuizStanding(matrix: QuizMatrix): (request: QuizRequest) => QuizStanding {
  const size = matrix.iso3.length;
  const columnOf = columnTable(matrix);
  const gaps = gapsOf(matrix);
  const open = Uint16Array.from(
    matrix.iso3.flatMap((_, country) => (matrix.barred[country] === 1 ? [] : [country])),
  );
  const scores = new Float64Array(size);
  const passing = new Uint16Array(size);
  const firstPassing = rememberedAt(size + 1, (count) => passing.subarray(0, count));
  /** The weight of each key, by position in `KEYS`; 0 for a key that does not count. */
  const weights = new Float64Array(KEYS.length);
  /** The weight of the facts that are unknown of each country. */
  const unknown = new Float64Array(size);

  return (request) => {
    const asked: QuizColumn[] = [];
    for (let at = 0; at < KEYS.length; at += 1) {
      const column = columnOf(at, request[KEYS[at] as QuizKey] ?? {});
      if (column) asked.push(column);
    }
    const columns = heaviestFirst(asked);
    scoreAll(columns, size, scores);
    const total = totalOf(columns);
    for (let at = 0; at < weights.length; at += 1) weights[at] = 0;
    for (const { position, weight } of columns) weights[position] = weight;
    let gap = 0;
    for (let n = 0; n < gaps.countries.length; n += 1) {
      let lacking = 0;
      for (; gap < (gaps.starts[n + 1] as number); gap += 1)
        lacking += weights[gaps.keys[gap] as number] as number;
      unknown[gaps.countries[n] as number] = lacking;
    }
    const ruledOut = columns.find(({ isRuledOut }) => isRuledOut !== null)?.isRuledOut ?? null;
    // `rankCountries` adds up the known weights instead: near the limit, rounding could decide differently.
    const few = (1 - LEAST_COVERAGE - ROUNDING) * total;
    const tooMany = (1 - LEAST_COVERAGE + ROUNDING) * total;
    let count = 0;
    for (let n = 0; n < open.length; n += 1) {
      const country = open[n] as number;
      if (ruledOut !== null && ruledOut[country] === 1) continue;
      const lacking = unknown[country] as number;
      if (lacking > tooMany) continue;
      if (lacking < few || coverageAt(columns, total, country) >= LEAST_COVERAGE) {
        passing[count] = country;
        count += 1;
      }
    }
    return { columns, scores, passing: firstPassing(count) };
  };
}
