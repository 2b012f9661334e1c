import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import type { MoneyContent } from '@global-fit/atlas/money/money';
import { withoutRows } from './columns.ts';

/** Averages of all employees' pay, in any currency. */
const EVERYBODY = /^earnings_monthly_/;

/**
 * Removes averages of pay that the survey itself marks as unreliable, or that we do not believe: as facts they would
 * be scored, and printed without that mark.
 */
export function withoutUnreliablePay(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
  { wages, earningsNotes }: Pick<MoneyContent, 'wages' | 'earningsNotes'>,
): readonly FactColumn[] {
  const marked = new Set([
    ...earningsNotes.filter(({ unreliable }) => unreliable).map(({ iso3 }) => `${iso3} total`),
    ...wages.filter(({ unreliable }) => unreliable).map(({ iso3, occupation }) => `${iso3} ${occupation}`),
  ]);
  return columns.map((column, i) => {
    const id = ids[i] ?? '';
    const group = EVERYBODY.test(id) ? 'total' : /^earnings_(\w+)_usd$/.exec(id)?.[1];
    return withoutRows(column, (row) => marked.has(`${countries[row]?.iso3} ${group}`));
  });
}
