import { NO_CEILING } from '@global-fit/atlas/money/deductions';
import type { FactColumn } from '@global-fit/atlas/content';
import type { DeductionRow } from '../money/netPay.ts';

/** Gross pay in the table of estimates, in US dollars, with the indicator that repeats its deductions. */
const REPEATED: readonly (readonly [grossUsd: number, indicatorId: string])[] = [
  [30_000, 'deductions_pct_30k_usd'],
  [60_000, 'deductions_pct_60k_usd'],
  [100_000, 'deductions_pct_100k_usd'],
];

/** Marks facts that come from an estimate of low confidence, or from an upper bound. */
export function markLowConfidence(
  columns: readonly FactColumn[],
  ids: readonly string[],
  deductions: readonly DeductionRow[],
): readonly FactColumn[] {
  return columns.map((column, i) => {
    const grossUsd = REPEATED.find(([, id]) => id === ids[i])?.[0];
    if (grossUsd === undefined) return column;
    const marked = deductions.filter(
      (row) => row.gross_usd === grossUsd && (row.confidence === 'low' || row.method === NO_CEILING),
    );
    const marks = marked.map((row) => [
      row.iso3,
      {
        quality: row.confidence === 'low' ? ('low' as const) : ('ok' as const),
        note: `${row.rules_of} rules, ${row.method}`,
      },
    ]);
    return { ...column, marks: { ...column.marks, ...Object.fromEntries(marks) } };
  });
}
