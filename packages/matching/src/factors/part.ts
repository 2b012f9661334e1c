import type { Dimension } from '@global-fit/atlas/model';
import type { Factor, FactorPart, UtilityCurve } from '../model.ts';

type Points = UtilityCurve['points'];

/** A part whose curve is piecewise linear in the value. */
export function part(indicator: string, share: number, points: Points, reason: string): FactorPart {
  return { indicator, share, curve: { points }, reason };
}

/**
 * A part whose curve is piecewise linear in log10 of the value; breakpoints are given as plain values, not
 * logarithms.
 */
export function logPart(indicator: string, share: number, points: Points, reason: string): FactorPart {
  const logs = points.map(([value, utility]) => [Math.log10(value), utility] as const);
  return { indicator, share, curve: { points: logs, scale: 'log10' }, reason };
}

/** A part that reads words instead of numbers. */
export function wordPart(
  indicator: string,
  share: number,
  words: Readonly<Record<string, number>>,
  reason: string,
): FactorPart {
  return { indicator, share, curve: { points: [], words }, reason };
}

/** A factor of parts. `share` is relative: shares are normalised to a sum of 1. */
export function factor(id: string, label: string, dimension: Dimension, rows: readonly FactorPart[]): Factor {
  const total = rows.reduce((sum, row) => sum + row.share, 0);
  const parts = rows.map((row) => ({ ...row, share: row.share / total }));
  return { id, label, dimension, parts };
}
