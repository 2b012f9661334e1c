import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import type { PlaceView } from '../../place/view.ts';
import { monthName } from '../../prose/english.ts';
import { stayMeant } from '../../place/entry/stay.ts';
import { toldMove } from '../../profile/move/toldMove.ts';
import { isWished, type WishedMove, wishedMove } from '../../profile/move/wishedMove.ts';
import { addMonths, monthsBetween } from '../../months.ts';

/** The months to a move, from the option ticked and from dates in free text. */
export interface MonthsMeant {
  /** The likeliest first; empty where no time was stated. */
  readonly months: readonly number[];
  /** Ids of the answers that name a month by which the move must happen; null where only the option ticked counts. */
  readonly boundIn: readonly string[] | null;
  /** Id of the answer that names the month or season wished for, where `months` follow it; else null. */
  readonly wishedIn: string | null;
}

/** What the months depend on: the household, and the date of the report. */
type Mover = Pick<PlaceView, 'atlas' | 'profile' | 'date'>;

/** The month a seasonal stay begins, where its months were named. */
function stayBegins(mover: Mover): WishedMove | null {
  const stay = stayMeant(mover);
  const [first] = stay?.season ?? [];
  return stay && first ? { words: monthName(first), months: [first], year: null, id: stay.id } : null;
}

/** Those of some months in which the customer means to move, or a stay begins; null where none qualifies. */
function wishedOf(view: Mover, months: readonly number[]) {
  const wish = wishedMove(view.profile, view.date) ?? stayBegins(view);
  const told = wish ? months.filter((one) => isWished(wish, addMonths(view.date, one))) : [];
  const near = wish?.near?.map((month) => monthsBetween(view.date, month));
  const those = near ? near.filter((one) => told.includes(one)) : told;
  return wish && those.length > 0 ? { months: those, id: wish.id } : null;
}

/**
 * The months that the option ticked allows, limited by dates in free text. A last month always binds; a first month
 * only where the option reaches beyond it. A month or season wished for is used where both allow it.
 */
export function monthsMeant(view: Mover): MonthsMeant {
  const allowed = monthsAllowed(view.profile.read.choices('relocation-timeline')[0]);
  if (allowed.length === 0) return { months: [], boundIn: null, wishedIn: null };
  const { latest, earliest, ids } = toldMove(
    view.profile.read.all,
    view.date,
    (view.profile.home?.point[1] ?? 0) < 0,
  );
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
