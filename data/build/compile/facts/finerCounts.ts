import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import { columnOf } from './columns.ts';

/** Pairs of an indicator and another count of the same thing, which distinguishes more groups in some countries. */
const COUNTED_TWICE = [['ethnic_fractionalisation', 'ethnic_fractionalisation_hief']] as const;

/**
 * Uses the finer of two counts of ethnic groups. A list with one umbrella term ("African 99%") finds no diversity
 * where there is much. Splitting a group can only raise the chance that two people differ, so the higher figure is
 * the finer one.
 */
export function withFinerCounts(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
  publisherOf: (indicatorId: string) => string | null,
): readonly FactColumn[] {
  return columns.map((column, i): FactColumn => {
    const other = COUNTED_TWICE.find(([id]) => id === ids[i])?.[1];
    const finer = other === undefined ? undefined : columnOf(columns, ids, other);
    if (other === undefined || !finer) return column;
    const isFiner = (row: number): boolean =>
      Number(finer.values[row] ?? Number.NEGATIVE_INFINITY) >
      Number(column.values[row] ?? Number.NEGATIVE_INFINITY);
    const source = publisherOf(other);
    const marks = countries.flatMap(({ iso3 }, row) =>
      isFiner(row)
        ? [
            [
              iso3,
              {
                quality: 'proxy' as const,
                note: 'a count that tells more groups apart',
                ...(source ? { source } : {}),
              },
            ],
          ]
        : [],
    );
    return {
      values: column.values.map((value, row) => (isFiner(row) ? (finer.values[row] ?? null) : value)),
      years: column.years.map((year, row) => (isFiner(row) ? (finer.years[row] ?? null) : year)),
      marks: { ...column.marks, ...Object.fromEntries(marks) },
    };
  });
}
