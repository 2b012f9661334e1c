import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import type { EarningsNote, MoneyContent } from '@global-fit/atlas/money/money';
import type { Stored } from '@global-fit/atlas/stored';
import { columnOf, withoutRows } from './columns.ts';

/**
 * Where elementary work is recorded below this share of the statutory minimum, the figure cannot be gross pay for a
 * full month.
 */
const WELL_BELOW = 0.8;
/**
 * Percent of workers on a payroll from which the minimum wage is binding, so that low pay is not explained by
 * informal work.
 */
const ON_PAYROLL = 80;
/** Years by which the survey and the minimum wage may differ. */
const NEAR_YEARS = 2;
/** Averages of pay. How unequal pay is holds whether gross or net pay was surveyed. */
const AVERAGE = /^earnings_(?!gini)/;

interface Earnings {
  readonly columns: readonly FactColumn[];
  readonly earningsNotes: readonly Stored<EarningsNote>[];
}

/**
 * Marks surveys that do not say what they measured and whose elementary pay is far below a binding minimum wage: they
 * counted take-home pay or part-timers. Their averages are removed from the facts, where they would be compared with
 * gross pay elsewhere.
 */
export function markBelowMinimum(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
  { wages, minimumWages, earningsNotes }: MoneyContent,
): Earnings {
  const payroll = columnOf(columns, ids, 'salaried_workers');
  const salaried = new Map(countries.map(({ iso3 }, i) => [iso3, Number(payroll?.values[i] ?? 0)]));
  const below = new Set(
    minimumWages
      .filter(({ iso3, note, currency, monthlyLocal, year }) => {
        const lowest = wages.find((wage) => wage.iso3 === iso3 && wage.occupation === 'elementary');
        const stated = earningsNotes.find((one) => one.iso3 === iso3)?.concept;
        return (
          note === null &&
          stated === 'not stated' &&
          lowest?.currency === currency &&
          Math.abs(lowest.year - year) <= NEAR_YEARS &&
          lowest.monthlyLocal < WELL_BELOW * monthlyLocal &&
          (salaried.get(iso3) ?? 0) >= ON_PAYROLL
        );
      })
      .map(({ iso3 }) => iso3),
  );
  const isBelow = (row: number): boolean => below.has(countries[row]?.iso3 ?? '');
  return {
    columns: columns.map((column, i) => (AVERAGE.test(ids[i] ?? '') ? withoutRows(column, isBelow) : column)),
    earningsNotes: earningsNotes.map((note) =>
      below.has(note.iso3) ? { ...note, concept: 'below the minimum' } : note,
    ),
  };
}
