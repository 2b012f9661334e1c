import type { Atlas } from '@global-fit/atlas/atlas';
import type { Fact, Iso3 } from '@global-fit/atlas/model';
import { remembered, rememberedOf } from '@global-fit/atlas/remembered';

/** The known values of each indicator, ascending. */
const sortedColumns = rememberedOf((atlas: Atlas) =>
  remembered((indicator: string): readonly number[] =>
    [...atlas.column(indicator)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b),
  ),
);

/** A printable fact; null where it is unknown or its licence forbids showing it. */
export function shownFact(atlas: Atlas, indicator: string, iso3: Iso3): Fact | null {
  if (atlas.indicator(indicator)?.shown !== true) return null;
  return atlas.fact(iso3, indicator);
}

/** The value of a printable numeric fact, else null. */
export function numberAt(atlas: Atlas, indicator: string, iso3: Iso3): number | null {
  const value = shownFact(atlas, indicator, iso3)?.value;
  return typeof value === 'number' ? value : null;
}

function firstAtLeast(column: readonly number[], value: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Percent of countries with a smaller value, ties counted half; null where unknown. */
export function percentileAt(atlas: Atlas, indicator: string, iso3: Iso3): number | null {
  const value = numberAt(atlas, indicator, iso3);
  if (value === null) return null;
  const column = sortedColumns(atlas)(indicator);
  if (column.length < 2) return null;
  const below = firstAtLeast(column, value);
  let ties = 0;
  while (column[below + ties] === value) ties += 1;
  return (100 * (below + (ties - 1) / 2)) / (column.length - 1);
}

/** The number of countries with a known value. */
export function countriesOnRecord(atlas: Atlas, indicator: string): number {
  return sortedColumns(atlas)(indicator).length;
}

/** The median of all countries with a known value. */
export function worldMedian(atlas: Atlas, indicator: string): number | null {
  const column = sortedColumns(atlas)(indicator);
  return column.length === 0 ? null : (column[(column.length - 1) >> 1] as number);
}
