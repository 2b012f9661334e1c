import type { Target } from '../model.ts';

/** How far a value misses a wish; 0 on the side where the wish is open. */
function missed(by: number, open: Target['open']): number {
  if ((open === 'below' && by < 0) || (open === 'above' && by > 0)) return 0;
  return Math.abs(by);
}

/** Degrees Celsius by which a mean misses the wish. */
export const degreesOff = (meanC: number, { ideal, open }: Pick<Target, 'ideal' | 'open'>): number =>
  missed(meanC - ideal, open);

/** Doublings by which the rain of a year in millimetres misses the wish: 1 = twice or half as much. */
export const doublings = (rainMm: number, { ideal, open }: Pick<Target, 'ideal' | 'open'>): number =>
  missed(Math.log2(Math.max(1, rainMm) / ideal), open);
