import type { Atlas } from './atlas.ts';
import type { Direction, Iso3 } from './model.ts';

/** Where a value stands among the known values of a group. */
export interface Standing {
  /** Number of countries in the group with a value. */
  readonly of: number;
  /** Percent of the group below the value, ties counted half. Says nothing about good or bad. */
  readonly percentile: number;
  /** 1 = best by the direction of the indicator, or highest where it has none. Ties share the better rank. */
  readonly rank: number;
  /** 1 = the highest value. */
  readonly rankFromTop: number;
  /** 1 = the lowest value. */
  readonly rankFromBottom: number;
  /** Number of countries with exactly this value, itself included. */
  readonly ties: number;
  readonly median: number;
  /** Distance from the median in robust standard deviations (1.4826 MAD); 0 where all values are alike. */
  readonly robustZ: number;
}

export type Level = 'very low' | 'low' | 'middle' | 'high' | 'very high';

export interface Standings {
  /** Null where the value is unknown or a word. */
  world(iso3: Iso3, indicatorId: string): Standing | null;
  /** Among countries of the same region (Africa, Americas, Asia, Europe, Oceania). */
  region(iso3: Iso3, indicatorId: string): Standing | null;
  /** Level in the world by tenths and thirds. "low" is never above the median and "high" never below it. */
  level(iso3: Iso3, indicatorId: string): Level | null;
}

const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
};

/** Number of values at the start of an ascending list for which a test holds that no later value passes. */
function countWhile(sorted: readonly number[], holds: (value: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Group {
  readonly sorted: readonly number[];
  readonly median: number;
  readonly deviation: number;
}

function groupOf(values: readonly number[]): Group {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return { sorted, median: Number.NaN, deviation: 0 };
  const median = medianOf(sorted);
  const spread = sorted.map((value) => Math.abs(value - median)).sort((a, b) => a - b);
  return { sorted, median, deviation: 1.4826 * medianOf(spread) };
}

function standingOf({ sorted, median, deviation }: Group, value: number, direction: Direction): Standing {
  const below = countWhile(sorted, (other) => other < value);
  const upTo = countWhile(sorted, (other) => other <= value);
  const ties = upTo - below;
  const rankFromTop = sorted.length - upTo + 1;
  const rankFromBottom = below + 1;
  return {
    of: sorted.length,
    percentile: (100 * (below + ties / 2)) / sorted.length,
    rank: direction === 'lower_better' ? rankFromBottom : rankFromTop,
    rankFromTop,
    rankFromBottom,
    ties,
    median,
    robustZ: deviation > 0 ? (value - median) / deviation : 0,
  };
}

function levelOf({ percentile, median }: Standing, value: number): Level {
  if (percentile < 100 / 3 && value < median) return percentile < 10 ? 'very low' : 'low';
  if (percentile > 200 / 3 && value > median) return percentile > 90 ? 'very high' : 'high';
  return 'middle';
}

/** Opens the standings of an atlas. Each indicator is sorted once, on first use. */
export function openStandings(atlas: Atlas): Standings {
  const regionOf = atlas.countries.map((country) => country.region);
  const groups = new Map<string, { readonly world: Group; readonly regions: ReadonlyMap<string, Group> }>();

  function groupsOf(id: string): { readonly world: Group; readonly regions: ReadonlyMap<string, Group> } {
    const before = groups.get(id);
    if (before) return before;
    const column = [...atlas.column(id)];
    const regions = Map.groupBy(column.keys(), (i) => regionOf[i] as string);
    const made = {
      world: groupOf(column),
      regions: new Map(
        [...regions].map(([region, rows]) => [region, groupOf(rows.map((i) => column[i] as number))]),
      ),
    };
    groups.set(id, made);
    return made;
  }

  function numberOf(iso3: Iso3, id: string): number | null {
    const indicator = atlas.indicator(id);
    const value = atlas.column(id)[atlas.indexOf(iso3)];
    return indicator?.values || value === undefined || Number.isNaN(value) ? null : value;
  }

  function stand(iso3: Iso3, id: string, where: 'world' | 'region'): Standing | null {
    const value = numberOf(iso3, id);
    if (value === null) return null;
    const { world, regions } = groupsOf(id);
    const group = where === 'world' ? world : regions.get(regionOf[atlas.indexOf(iso3)] as string);
    return group ? standingOf(group, value, atlas.indicator(id)?.direction ?? 'info') : null;
  }

  return {
    world: (iso3, id) => stand(iso3, id, 'world'),
    region: (iso3, id) => stand(iso3, id, 'region'),
    level(iso3, id) {
      const value = numberOf(iso3, id);
      const standing = stand(iso3, id, 'world');
      return value === null || !standing ? null : levelOf(standing, value);
    },
  };
}
