import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Indicator } from '@global-fit/atlas/model';
import type { EarningsNote, MoneyContent } from '@global-fit/atlas/money/money';
import type { Stored } from '@global-fit/atlas/stored';

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
  /** Number of facts removed. */
  readonly out: number;
}

/**
 * Marks surveys that do not say what they measured and whose elementary pay is far below a binding minimum wage: they
 * counted take-home pay or part-timers. Their averages are removed from the facts, where they would be compared with
 * gross pay elsewhere.
 */
export function markBelowMinimum(
  columns: readonly FactColumn[],
  indicators: readonly Indicator[],
  countries: readonly Country[],
  { wages, minimumWages, earningsNotes }: MoneyContent,
): Earnings {
  const payroll = columns[indicators.findIndex(({ id }) => id === 'salaried_workers')];
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
  const without = <T>(cells: readonly (T | null)[]): readonly (T | null)[] =>
    cells.map((cell, i) => (below.has(countries[i]?.iso3 ?? '') ? null : cell));
  const averages = columns.filter((_, i) => AVERAGE.test(indicators[i]?.id ?? ''));
  const taken = averages.flatMap((column) =>
    column.values.filter((value, i) => value !== null && below.has(countries[i]?.iso3 ?? '')),
  );
  return {
    out: taken.length,
    columns: columns.map((column) =>
      averages.includes(column)
        ? { ...column, values: without(column.values), years: without(column.years) }
        : column,
    ),
    earningsNotes: earningsNotes.map((note) =>
      below.has(note.iso3) ? { ...note, concept: 'below the minimum' } : note,
    ),
  };
}
