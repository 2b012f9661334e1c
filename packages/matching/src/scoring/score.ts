/** The hot path: weighted means over columns of numbers. Nothing here knows what a country is. */

/** One factor of a score, per country. */
export interface WeightedColumn {
  /** At least 0. */
  readonly weight: number;
  /** Share of the facts that are known, in [0,1]. */
  readonly known: Float64Array;
  /** Utility over the known facts times that share; 0 where nothing is known. */
  readonly certain: Float64Array;
  /** What it counts for in the score, in [0,1]: see `worthOf`. */
  readonly worth: Float64Array;
}

/**
 * Adds `weights` x `columns` to `sums`, element by element. Four columns at a time, so that the sums are read and
 * written less often.
 */
export function addWeighted(
  columns: readonly Float64Array[],
  weights: ArrayLike<number>,
  sums: Float64Array,
): void {
  let f = 0;
  for (; f + 3 < columns.length; f += 4) {
    const a = columns[f] as Float64Array;
    const b = columns[f + 1] as Float64Array;
    const c = columns[f + 2] as Float64Array;
    const d = columns[f + 3] as Float64Array;
    const u = weights[f] as number;
    const v = weights[f + 1] as number;
    const w = weights[f + 2] as number;
    const x = weights[f + 3] as number;
    for (let j = 0; j < sums.length; j += 1) {
      const half = (sums[j] as number) + u * (a[j] as number) + v * (b[j] as number);
      sums[j] = half + w * (c[j] as number) + x * (d[j] as number);
    }
  }
  for (; f < columns.length; f += 1) {
    const column = columns[f] as Float64Array;
    const weight = weights[f] as number;
    for (let j = 0; j < sums.length; j += 1) sums[j] = (sums[j] as number) + weight * (column[j] as number);
  }
}

/** All weights together, added up in the order of the columns. */
export const totalOf = (columns: readonly Pick<WeightedColumn, 'weight'>[]): number =>
  columns.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The worth of a factor about which nothing is known: halfway between worst and best. Leaving such a factor out would
 * let the rest of the place stand for it, and a good place would score higher the less is known of it.
 */
export const HALFWAY = 0.5;

/** Share of a factor's facts from which the known ones stand for the whole factor. */
const STANDS_FOR_ALL = 0.5;

/** The worth of a factor in a score, in [0,1]: its utility, pulled towards `HALFWAY` the less is known. */
export function worthOf(utility: number, known: number): number {
  if (Number.isNaN(utility)) return HALFWAY;
  const sure = Math.min(1, known / STANDS_FOR_ALL);
  return sure * utility + (1 - sure) * HALFWAY;
}

/** Scores of all countries, 0 to 100: 100 x the weighted mean of what their factors are worth. Overwrites `out`. */
export function scoreAll(
  columns: readonly WeightedColumn[],
  size: number,
  out: Float64Array = new Float64Array(size),
): Float64Array {
  out.fill(0);
  addWeighted(
    columns.map(({ worth }) => worth),
    columns.map(({ weight }) => weight),
    out,
  );
  const total = totalOf(columns);
  for (let i = 0; i < size; i += 1) out[i] = (100 * (out[i] as number)) / total;
  return out;
}

/** Compares two positions: the higher score first, equal scores by the smaller key, unknown scores last. */
type Comparison = (a: number, b: number) => number;

function byScore(scores: Float64Array, ties: readonly string[]): Comparison {
  return (a, b) => {
    const x = scores[a] as number;
    const y = scores[b] as number;
    if (x > y) return -1;
    if (x < y) return 1;
    if (x !== y && Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
    return (ties[a] as string) < (ties[b] as string) ? -1 : 1;
  };
}

/**
 * Positions by falling score; equal scores by rising `ties` (a stable key such as the country code), unknown scores
 * last.
 */
export function orderOf(
  scores: Float64Array,
  ties: readonly string[],
  among?: ArrayLike<number>,
): readonly number[] {
  const places = Array.from(among ?? scores.keys());
  return places.sort(byScore(scores, ties));
}

/** The first `count` (at least 1) positions of `orderOf`, without ordering the others. */
export function firstOf(
  scores: Float64Array,
  ties: readonly string[],
  among: ArrayLike<number>,
  count: number,
): readonly number[] {
  const compare = byScore(scores, ties);
  const first: number[] = [];
  /** The lowest score that still enters the list. */
  let least = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < among.length; n += 1) {
    const place = among[n] as number;
    if ((scores[place] as number) < least) continue;
    if (first.length === count && compare(place, first[count - 1] as number) > 0) continue;
    let at = Math.min(first.length, count - 1);
    for (; at > 0 && compare(place, first[at - 1] as number) < 0; at -= 1) {
      first[at] = first[at - 1] as number;
    }
    first[at] = place;
    if (first.length === count) least = scores[first[count - 1] as number] as number;
  }
  return first;
}

/** Share, 0 to 1, of the asked weight for which facts are known, by country index. */
export function coverageOf(columns: readonly WeightedColumn[], size: number): Float64Array {
  const total = totalOf(columns);
  return Float64Array.from({ length: size }, (_, i) => coverageAt(columns, total, i));
}

/** The same for one country; `total` is the sum of all weights. */
export function coverageAt(columns: readonly WeightedColumn[], total: number, country: number): number {
  let sum = 0;
  for (const { weight, known } of columns) sum += weight * (known[country] as number);
  // Divide once at the end: rounding each share would miss two thirds where exactly two thirds are known.
  return sum / total;
}

/**
 * Countries whose share of known facts is lower are not recommended: too little is known to say that they fit. What is
 * not known counts as halfway and widens the interval. A higher limit would keep out Taiwan and Hong Kong, which many
 * tables leave out as no members of the United Nations.
 */
export const LEAST_COVERAGE = 2 / 3;
