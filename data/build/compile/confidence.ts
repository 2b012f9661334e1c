import type { FactColumn } from '@global-fit/atlas/content';
import type { Indicator } from '@global-fit/atlas/model';
import type { DeductionRow } from './netPay.ts';

/** Gross pay of the estimates table, in US dollars, and the indicator that repeats its figure. */
const REPEATED: readonly (readonly [grossUsd: number, indicatorId: string])[] = [
  [30_000, 'deductions_pct_30k_usd'],
  [60_000, 'deductions_pct_60k_usd'],
  [100_000, 'deductions_pct_100k_usd'],
];

/** Marks the facts that repeat an estimate of low confidence, so that they say so like any other. */
export function markLowConfidence(
  columns: readonly FactColumn[],
  indicators: readonly Indicator[],
  deductions: readonly DeductionRow[],
): readonly FactColumn[] {
  return columns.map((column, i) => {
    const grossUsd = REPEATED.find(([, id]) => id === indicators[i]?.id)?.[0];
    if (grossUsd === undefined) return column;
    const low = deductions.filter((row) => row.gross_usd === grossUsd && row.confidence === 'low');
    const marks = low.map((row) => [
      row.iso3,
      { quality: 'low' as const, note: `${row.rules_of} rules, ${row.method}` },
    ]);
    return { ...column, marks: { ...column.marks, ...Object.fromEntries(marks) } };
  });
}
