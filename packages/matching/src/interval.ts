import type { FactorId } from './model.ts';
import { normal, seeded, seedOf } from './seeded.ts';

/** What an interval needs of a factor. */
export interface UncertainFactor {
  readonly id: FactorId;
  readonly weight: number;
  readonly utilities: Float64Array;
  /** Share of the facts known, in [0,1]. */
  readonly known: Float64Array;
}

export interface Interval {
  /** 0-100. */
  readonly low: number;
  readonly high: number;
  readonly bestRank: number;
  readonly worstRank: number;
}

const SAMPLES = 120;
/** Spread of a weight: people place a slider to within about a quarter of what they mean (log-normal). */
const SPREAD = 0.25;
const LOW = 0.05;

/** Weights under perturbation, one row per sample. Each factor has its own stream, so that adding one moves no other. */
function perturbedWeights(factors: readonly UncertainFactor[], seed: number): readonly Float64Array[] {
  const streams = factors.map(({ id }) => seeded(seedOf(id) ^ seed));
  return Array.from({ length: SAMPLES }, () =>
    Float64Array.from(
      factors,
      ({ weight }, f) => weight * Math.exp(SPREAD * normal(streams[f] as () => number)),
    ),
  );
}

interface Bounds {
  readonly low: Float64Array;
  readonly middle: Float64Array;
  readonly high: Float64Array;
}

/**
 * Under one set of weights: the score if every missing fact were worst, the score over known facts, and the score if
 * every missing fact were best. Losing a fact can only lower the first and raise the last.
 */
function boundsUnder(
  weights: Float64Array,
  factors: readonly UncertainFactor[],
  places: readonly number[],
): Bounds {
  const size = places.length;
  const low = new Float64Array(size);
  const middle = new Float64Array(size);
  const gap = new Float64Array(size);
  const weighed = new Float64Array(size);
  let total = 0;
  for (let f = 0; f < factors.length; f += 1) {
    const { utilities, known } = factors[f] as UncertainFactor;
    const weight = weights[f] as number;
    total += weight;
    for (let j = 0; j < size; j += 1) {
      const i = places[j] as number;
      const utility = utilities[i] as number;
      const share = known[i] as number;
      gap[j] = (gap[j] as number) + weight * (1 - share);
      if (utility !== utility) continue;
      low[j] = (low[j] as number) + weight * share * utility;
      middle[j] = (middle[j] as number) + weight * utility;
      weighed[j] = (weighed[j] as number) + weight;
    }
  }
  const high = new Float64Array(size);
  for (let j = 0; j < size; j += 1) {
    high[j] = (100 * ((low[j] as number) + (gap[j] as number))) / total;
    low[j] = (100 * (low[j] as number)) / total;
    middle[j] = (100 * (middle[j] as number)) / (weighed[j] as number);
  }
  return { low, middle, high };
}

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

/** The value below which the given share of a row lies, by nearest rank. Sorts the row. */
function quantile(row: Float64Array, share: number): number {
  row.sort();
  return row[Math.min(row.length - 1, Math.max(0, Math.round(share * (row.length - 1))))] as number;
}

/**
 * Intervals and rank bands of some countries among each other (5th to 95th percentile). Weights are perturbed with a
 * seed, and every missing fact is taken at its worst for the lower end and at its best for the upper one. The score
 * itself always lies inside, and a country that loses a fact never gets a narrower interval.
 */
export function intervalsOf(
  factors: readonly UncertainFactor[],
  places: readonly number[],
  seed: number,
): readonly Interval[] {
  const size = places.length;
  const rows = Array.from({ length: 4 * size }, () => new Float64Array(SAMPLES));
  const row = (kind: number, j: number): Float64Array => rows[kind * size + j] as Float64Array;
  perturbedWeights(factors, seed).forEach((weights, s) => {
    const { low, middle, high } = boundsUnder(weights, factors, places);
    const sorted = middle.toSorted();
    for (let j = 0; j < size; j += 1) {
      row(0, j)[s] = low[j] as number;
      row(1, j)[s] = high[j] as number;
      row(2, j)[s] = 1 + above(sorted, Math.max(high[j] as number, middle[j] as number));
      row(3, j)[s] = Math.max(1, above(sorted, low[j] as number));
    }
  });
  const plain = boundsUnder(
    Float64Array.from(factors, ({ weight }) => weight),
    factors,
    places,
  );
  const order = plain.middle.toSorted();
  return places.map((_, j) => ({
    low: Math.min(quantile(row(0, j), LOW), plain.low[j] as number),
    high: Math.max(quantile(row(1, j), 1 - LOW), plain.high[j] as number),
    bestRank: Math.min(quantile(row(2, j), LOW), 1 + above(order, plain.middle[j] as number)),
    worstRank: Math.max(quantile(row(3, j), 1 - LOW), 1 + above(order, plain.middle[j] as number)),
  }));
}
