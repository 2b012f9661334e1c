import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import type { PlaceView } from '../../place/view.ts';
import { monthName } from '../../prose/english.ts';
import { stayMeant } from '../../place/entry/stay.ts';
import { toldMove } from '../../profile/move/toldMove.ts';
import { isWished, type WishedMove, wishedMove } from '../../profile/move/wishedMove.ts';
import { addMonths, monthsBetween } from '../../months.ts';

/** Months to a move, by the answer and by dates told in words. */
export interface MonthsMeant {
  /** The likeliest first; empty where the answer names no time. */
  readonly months: readonly number[];
  /** The answers that name a month by which the move has to come; null where the answer to the question decides. */
  readonly boundIn: readonly string[] | null;
  /** The answer that names the month or season wished for, where the months are those; null where it names none. */
  readonly wishedIn: string | null;
}

/** What the months of a move depend on: who moves, and the day of the report. */
type Mover = Pick<PlaceView, 'atlas' | 'profile' | 'date'>;

/** The month in which a stay of some months of each year begins, where they were named. */
function stayBegins(mover: Mover): WishedMove | null {
  const stay = stayMeant(mover);
  const [first] = stay?.season ?? [];
  return stay && first ? { words: monthName(first), months: [first], year: null, id: stay.id } : null;
}

/** Of some months those in which somebody told us they mean to move, or a stay begins; null where none of them is. */
function wishedOf(view: Mover, months: readonly number[]) {
  const wish = wishedMove(view.profile) ?? stayBegins(view);
  const those = wish ? months.filter((one) => isWished(wish, addMonths(view.date, one))) : [];
  return wish && those.length > 0 ? { months: those, id: wish.id } : null;
}

/**
 * The months that an answer allows, within those that were told in words: a last month binds whatever was ticked, a
 * first one only where the answer reaches beyond it. A month or a season wished for is taken where those allow it.
 */
export function monthsMeant(view: Mover): MonthsMeant {
  const allowed = monthsAllowed(view.profile.read.choices('relocation-timeline')[0]);
  if (allowed.length === 0) return { months: [], boundIn: null, wishedIn: null };
  const { latest, earliest, ids } = toldMove(view.profile.read.all, view.date);
  const last = latest === null ? Number.POSITIVE_INFINITY : monthsBetween(view.date, latest);
  const first = earliest === null ? 0 : monthsBetween(view.date, earliest);
  const bound = last >= 1 && last < Math.max(...allowed);
  const soonest = Math.min(...allowed);
  const from = last < soonest ? 1 : soonest;
  const byEnd = bound ? Array.from({ length: last - from + 1 }, (_, i) => last - i) : allowed;
  const afterStart = byEnd.filter((one) => one >= first);
  const left = afterStart.length > 0 ? afterStart : byEnd;
  const wished = wishedOf(view, left);
  return {
    months: wished?.months ?? left,
    boundIn: bound ? ids : null,
    wishedIn: wished?.id ?? null,
  };
}
