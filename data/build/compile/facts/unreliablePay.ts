import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Indicator } from '@global-fit/atlas/model';
import type { MoneyContent } from '@global-fit/atlas/money/money';

/** Averages of all employees' pay, in any currency. */
const EVERYBODY = /^earnings_monthly_/;

/**
 * Removes averages of pay that the survey itself marks as unreliable: as facts they would be scored, and printed
 * without that mark. `out` counts the facts removed.
 */
export function withoutUnreliablePay(
  columns: readonly FactColumn[],
  indicators: readonly Indicator[],
  countries: readonly Country[],
  { wages, earningsNotes }: Pick<MoneyContent, 'wages' | 'earningsNotes'>,
): { readonly columns: readonly FactColumn[]; readonly out: number } {
  const marked = new Set([
    ...earningsNotes.filter(({ unreliable }) => unreliable).map(({ iso3 }) => `${iso3} total`),
    ...wages.filter(({ unreliable }) => unreliable).map(({ iso3, occupation }) => `${iso3} ${occupation}`),
  ]);
  let out = 0;
  const left = columns.map((column, i) => {
    const id = indicators[i]?.id ?? '';
    const group = EVERYBODY.test(id) ? 'total' : /^earnings_(\w+)_usd$/.exec(id)?.[1];
    const isOut = (row: number): boolean =>
      column.values[row] !== null && marked.has(`${countries[row]?.iso3} ${group}`);
    const rows = countries.flatMap((_, row) => (isOut(row) ? [row] : []));
    if (rows.length === 0) return column;
    out += rows.length;
    const without = <T>(cells: readonly (T | null)[]): readonly (T | null)[] =>
      cells.map((cell, row) => (rows.includes(row) ? null : cell));
    return { ...column, values: without(column.values), years: without(column.years) };
  });
  return { columns: left, out };
}
