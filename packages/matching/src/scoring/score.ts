/** The hot path: weighted means over columns of numbers. Nothing here knows what a country is. */

/** One factor of a score, per country. */
export interface WeightedColumn {
  /** >= 0. */
  readonly weight: number;
  /** Share of the facts that are known, in [0,1]. */
  readonly known: Float64Array;
  /** Utility over the known facts times that share; 0 where nothing is known. */
  readonly certain: Float64Array;
}

/**
 * Scores of all countries: 100 x the weighted mean of the utilities of all known facts. A fact that is missing takes
 * its weight along, so a factor known only in part counts in part. NaN where nothing is known.
 */
export function scoreAll(columns: readonly WeightedColumn[], size: number): Float64Array {
  const out = new Float64Array(size);
  const total = new Float64Array(size);
  for (const { weight, known, certain } of columns) {
    for (let i = 0; i < size; i += 1) {
      out[i] = (out[i] as number) + weight * (certain[i] as number);
      total[i] = (total[i] as number) + weight * (known[i] as number);
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

/** Share of the asked weight for which facts are known, by country index. */
export function coverageOf(columns: readonly WeightedColumn[], size: number): Float64Array {
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  const out = new Float64Array(size);
  for (const { weight, known } of columns) {
    for (let i = 0; i < size; i += 1) out[i] = (out[i] as number) + (weight * (known[i] as number)) / total;
  }
  return out;
}

/** Below this share of known facts nothing is recommended: too little is known to say that a place fits. */
export const LEAST_COVERAGE = 0.8;
