import { monthsAllowed } from '@global-fit/matching/profile/moveMonths';
import type { PlaceView } from '../../place/view.ts';
import { toldMove } from '../../profile/toldMove.ts';
import { monthsBetween } from '../../months.ts';

/** Months to a move, by the answer and by dates told in words. */
export interface MonthsMeant {
  /** The likeliest first; empty where the answer names no time. */
  readonly months: readonly number[];
  /** The answers that name a month by which the move has to come; null where the answer to the question decides. */
  readonly boundIn: readonly string[] | null;
}

/**
 * The months that an answer allows, within those that were told in words: a last month binds whatever was ticked, a
 * first one only where the answer reaches beyond it.
 */
export function monthsMeant(view: Pick<PlaceView, 'profile' | 'date'>): MonthsMeant {
  const allowed = monthsAllowed(view.profile.read.choices('relocation-timeline')[0]);
  if (allowed.length === 0) return { months: [], boundIn: null };
  const { latest, earliest, ids } = toldMove(view.profile.read.all);
  const last = latest === null ? Number.POSITIVE_INFINITY : monthsBetween(view.date, latest);
  const first = earliest === null ? 0 : monthsBetween(view.date, earliest);
  const bound = last >= 1 && last < Math.max(...allowed);
  const soonest = Math.min(...allowed);
  const from = last < soonest ? 1 : soonest;
  const byEnd = bound ? Array.from({ length: last - from + 1 }, (_, i) => last - i) : allowed;
  const afterStart = byEnd.filter((one) => one >= first);
  return {
    months: afterStart.length > 0 ? afterStart : byEnd,
    boundIn: bound ? ids : null,
  };
}
