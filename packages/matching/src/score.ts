/** The hot path: weighted means over columns of numbers. Nothing here knows what a country is. */

/** One factor of a score: its weight (>= 0), and per country its utility (NaN unknown). */
export interface WeightedColumn {
  readonly weight: number;
  readonly utilities: Float64Array;
}

/**
 * Scores of all countries: 100 x the weighted mean of utilities over the factors known for each country.
 * NaN where nothing is known. When every weight is 0, all factors count alike.
 */
export function scoreAll(
  columns: readonly WeightedColumn[],
  size: number,
  out = new Float64Array(size),
): Float64Array {
  const total = new Float64Array(size);
  const equal = columns.every((column) => column.weight === 0);
  out.fill(0);
  for (const { weight, utilities } of columns) {
    const w = equal ? 1 : weight;
    if (w === 0) continue;
    for (let i = 0; i < size; i += 1) {
      const utility = utilities[i] as number;
      // NaN is the only number unlike itself: an unknown fact is left out of both sums.
      if (utility !== utility) continue;
      out[i] = (out[i] as number) + w * utility;
      total[i] = (total[i] as number) + w;
    }
  }
  for (let i = 0; i < size; i += 1) out[i] = (100 * (out[i] as number)) / (total[i] as number);
  return out;
}

/**
 * Positions ordered by falling score; equal scores by `ties` rising (a stable key such as the country code), and
 * unknown scores last.
 */
export function orderOf(
  scores: Float64Array,
  ties: readonly string[],
  among?: readonly number[],
): readonly number[] {
  const places = among ? [...among] : Array.from(scores, (_, i) => i);
  return places.sort((a, b) => {
    const x = scores[a] as number;
    const y = scores[b] as number;
    if (x > y) return -1;
    if (x < y) return 1;
    if (x !== y && Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
    return (ties[a] as string) < (ties[b] as string) ? -1 : 1;
  });
}
