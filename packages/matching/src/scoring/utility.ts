import { numberOfWord } from '@global-fit/atlas/facts';
import type { Indicator } from '@global-fit/atlas/model';
import type { Target, UtilityCurve } from '../model.ts';

/**
 * Utility of a number on a declared curve: linear between breakpoints, flat beyond both ends, NaN for NaN.
 * With scale `log10` the breakpoints apply to log10 of the value; a value at or below zero stands at the first.
 */
export function utilityOf(curve: UtilityCurve, value: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const { points } = curve;
  const first = points[0];
  if (!first) return Number.NaN;
  if (curve.scale === 'log10' && value <= 0) return first[1];
  const x = curve.scale === 'log10' ? Math.log10(value) : value;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < points.length; i += 1) {
    const right = points[i] as readonly [number, number];
    if (x > right[0]) continue;
    const left = points[i - 1] as readonly [number, number];
    return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
  }
  return (points.at(-1) as readonly [number, number])[1];
}

/** Utilities of words, keyed by the number that `Atlas.column` gives each word. */
function wordUtilities(curve: UtilityCurve, indicator: Indicator): ReadonlyMap<number, number> {
  const words = Object.entries(curve.words ?? {});
  return new Map(words.map(([word, utility]) => [numberOfWord(word, indicator), utility]));
}

/** Utilities of a whole column; NaN where the fact is unknown. */
export function columnUtilities(
  curve: UtilityCurve,
  indicator: Indicator,
  column: Float64Array,
): Float64Array {
  if (!curve.words) return column.map((value) => utilityOf(curve, value));
  const words = wordUtilities(curve, indicator);
  return column.map((value) => words.get(value) ?? Number.NaN);
}

/**
 * How close something is to a wish: 1 within `tolerance`, falling linearly to 0 at `zeroAt`; NaN for an unknown
 * distance.
 */
export function closeness(
  distance: number,
  { tolerance, zeroAt }: Pick<Target, 'tolerance' | 'zeroAt'>,
): number {
  if (Number.isNaN(distance)) return Number.NaN;
  if (distance <= tolerance) return 1;
  return distance >= zeroAt ? 0 : (zeroAt - distance) / (zeroAt - tolerance);
}
