import type { FactorId } from '../model.ts';
import type { WeightedColumn } from './score.ts';
import { normal, seeded, seedOf } from './seeded.ts';

/** A factor as intervals need it: the columns of a score, and an id to seed its stream of random numbers. */
export interface UncertainFactor extends WeightedColumn {
  readonly id: FactorId;
}

export interface Interval {
  /** Score, 0 to 100. */
  readonly low: number;
  readonly high: number;
  readonly bestRank: number;
  readonly worstRank: number;
}

/** How many perturbed sets of weights are tried. */
export const SAMPLES = 80;
/**
 * Standard deviation of the logarithm of a weight (log-normal): people place a slider to within about a quarter of
 * what they mean.
 */
const SPREAD = 0.25;
/** Share of the samples cut off at each end of an interval. */
export const LOW = 0.05;

/**
 * The multipliers of a factor's weight, one per sample. Every factor has its own random stream, so adding a factor
 * changes no other.
 */
export function weightMultipliers(factor: FactorId, seed: number): Float64Array {
  const stream = seeded(seedOf(factor) ^ seed);
  return Float64Array.from({ length: SAMPLES }, () => Math.exp(SPREAD * normal(stream)));
}

/** Weights under perturbation, one row per sample. */
function perturbedWeights(factors: readonly UncertainFactor[], seed: number): readonly Float64Array[] {
  const multipliers = factors.map(({ id }) => weightMultipliers(id, seed));
  return Array.from({ length: SAMPLES }, (_, s) =>
    Float64Array.from(factors, ({ weight }, f) => weight * ((multipliers[f] as Float64Array)[s] as number)),
  );
}

/** The factors of the chosen countries, packed row by row so that sums run over contiguous memory. */
interface Packed {
  readonly size: number;
  readonly certain: Float64Array;
  readonly known: Float64Array;
  readonly worth: Float64Array;
  /** Points taken off each score before ranks are counted. */
  readonly back: Float64Array;
}

function pack(factors: readonly UncertainFactor[], places: readonly number[], back: Float64Array): Packed {
  const size = places.length;
  const make = (column: (factor: UncertainFactor) => Float64Array): Float64Array => {
    const out = new Float64Array(factors.length * size);
    factors.forEach((factor, f) => {
      for (let j = 0; j < size; j += 1) out[f * size + j] = column(factor)[places[j] as number] as number;
    });
    return out;
  };
  return {
    size,
    certain: make((factor) => factor.certain),
    known: make((factor) => factor.known),
    worth: make((factor) => factor.worth),
    back,
  };
}

interface Bounds {
  readonly low: Float64Array;
  readonly middle: Float64Array;
  readonly high: Float64Array;
}

/**
 * For one set of weights: the score if every missing fact were worst, the score itself, and the score if every
 * missing fact were best. Losing a fact can only lower the first and raise the last.
 */
function boundsUnder(weights: Float64Array, { size, certain, known, worth }: Packed): Bounds {
  const low = new Float64Array(size);
  const middle = new Float64Array(size);
  const high = new Float64Array(size);
  let total = 0;
  for (let f = 0, at = 0; f < weights.length; f += 1) {
    const weight = weights[f] as number;
    total += weight;
    for (let j = 0; j < size; j += 1, at += 1) {
      low[j] = (low[j] as number) + weight * (certain[at] as number);
      middle[j] = (middle[j] as number) + weight * (worth[at] as number);
      high[j] = (high[j] as number) + weight * (known[at] as number);
    }
  }
  for (let j = 0; j < size; j += 1) {
    const sum = low[j] as number;
    const weighed = high[j] as number;
    low[j] = (100 * sum) / total;
    middle[j] = (100 * (middle[j] as number)) / total;
    // The brackets matter: where nothing is missing, both ends must be exactly the same number.
    high[j] = (100 * (sum + (total - weighed))) / total;
  }
  return { low, middle, high };
}

/** Scores less their deductions, by which ranks are counted. */
const lessBack = (scores: Float64Array, { back }: Packed): Float64Array =>
  scores.map((score, j) => score - (back[j] as number));

/** How many of the sorted (rising) values are greater than `value`. */
function above(sorted: Float64Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const half = (from + to) >> 1;
    if ((sorted[half] as number) > value) to = half;
    else from = half + 1;
  }
  return sorted.length - from;
}

/** One value per country and sample, a row for each country. */
interface Samples {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly best: Float64Array;
  readonly worst: Float64Array;
}

function sample(weights: readonly Float64Array[], packed: Packed): Samples {
  const make = (): Float64Array => new Float64Array(packed.size * SAMPLES);
  const samples: Samples = { low: make(), high: make(), best: make(), worst: make() };
  for (let s = 0; s < SAMPLES; s += 1) {
    const { low, middle, high } = boundsUnder(weights[s] as Float64Array, packed);
    const sorted = lessBack(middle, packed).sort();
    for (let j = 0, at = s; j < packed.size; j += 1, at += SAMPLES) {
      const back = packed.back[j] as number;
      samples.low[at] = low[j] as number;
      samples.high[at] = high[j] as number;
      samples.best[at] = 1 + above(sorted, (high[j] as number) - back);
      const itself = (middle[j] as number) - back > (low[j] as number) - back ? 1 : 0;
      samples.worst[at] = 1 + above(sorted, (low[j] as number) - back) - itself;
    }
  }
  return samples;
}

/** The value below which the given share of a country's row lies, by nearest rank. Sorts the row. */
function quantile(values: Float64Array, j: number, share: number): number {
  return values.subarray(j * SAMPLES, (j + 1) * SAMPLES).sort()[Math.round(share * (SAMPLES - 1))] as number;
}

/**
 * Intervals of scores and ranks, 5th to 95th percentile, of some countries among each other. Weights are perturbed by
 * a seeded generator; each missing fact is taken at its worst for the low end and at its best for the high end. The
 * score itself always lies inside, and a country that loses a fact never gets a narrower interval. `back` holds the
 * points taken off each score before ranks are counted, in the order of `places`; none by default.
 */
export function intervalsOf(
  factors: readonly UncertainFactor[],
  places: readonly number[],
  seed: number,
  back: Float64Array = new Float64Array(places.length),
): readonly Interval[] {
  const packed = pack(factors, places, back);
  const samples = sample(perturbedWeights(factors, seed), packed);
  const plain = boundsUnder(
    Float64Array.from(factors, ({ weight }) => weight),
    packed,
  );
  const held = lessBack(plain.middle, packed);
  const order = held.toSorted();
  const size = places.length;
  return places.map((_, j) => {
    const rank = 1 + above(order, held[j] as number);
    return {
      low: Math.min(quantile(samples.low, j, LOW), plain.low[j] as number, plain.middle[j] as number),
      high: Math.max(quantile(samples.high, j, 1 - LOW), plain.high[j] as number, plain.middle[j] as number),
      bestRank: Math.min(quantile(samples.best, j, LOW), rank),
      worstRank: Math.min(size, Math.max(quantile(samples.worst, j, 1 - LOW), rank)),
    };
  });
}
