import type { Dimension } from '@global-fit/atlas/model';
import type { Factor, FactorPart, UtilityCurve } from '../model.ts';

type Points = UtilityCurve['points'];

/** How a part is written down: indicator, relative share, curve, reason. Shares are normalised to 1 by `factor`. */
export interface PartRow {
  readonly indicator: string;
  readonly share: number;
  readonly curve: UtilityCurve;
  readonly reason: string;
}

/** A part whose curve is piecewise linear in the value. */
export function part(indicator: string, share: number, points: Points, reason: string): PartRow {
  return { indicator, share, curve: { points }, reason };
}

/** A part whose curve is piecewise linear in log10 of the value; breakpoints are given as plain values. */
export function logPart(indicator: string, share: number, points: Points, reason: string): PartRow {
  const logs = points.map(([value, utility]) => [Math.log10(value), utility] as const);
  return { indicator, share, curve: { points: logs, scale: 'log10' }, reason };
}

/** A part read from words. */
export function wordPart(
  indicator: string,
  share: number,
  words: Readonly<Record<string, number>>,
  reason: string,
): PartRow {
  return { indicator, share, curve: { points: [], words }, reason };
}

/** A factor with its shares normalised to sum 1. */
export function factor(id: string, label: string, dimension: Dimension, rows: readonly PartRow[]): Factor {
  const total = rows.reduce((sum, row) => sum + row.share, 0);
  const parts: readonly FactorPart[] = rows.map((row) => ({ ...row, share: row.share / total }));
  return { id, label, dimension, parts };
}
