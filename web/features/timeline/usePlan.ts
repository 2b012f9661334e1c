import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';
import { estimatedCompletion, type Month, monthOf } from './months.ts';
import { movingMonth, onMovingMonth } from './movingMonth.ts';

export interface Plan {
  readonly thisMonth: Month;
  /** The month of the move: the chosen one, or eighteen months from now. */
  readonly moving: Month;
  readonly chosen: boolean;
}

/** The plan by the visitor's calendar; null in the prerendered page, which has no date. */
export function usePlan(): Plan | null {
  const thisMonth = useBrowserValue<Month | null>(() => monthOf(new Date()), null);
  const chosen = useBrowserValue<Month | null>(movingMonth, null, onMovingMonth);
  if (thisMonth === null) return null;
  return { thisMonth, moving: chosen ?? estimatedCompletion(thisMonth), chosen: chosen !== null };
}
