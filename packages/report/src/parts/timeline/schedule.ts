import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import { addMonths, type Month } from '../../months.ts';

export type PhaseId =
  | 'Research'
  | 'Preparation'
  | 'Logistics'
  | 'Final Preparations'
  | 'Settlement'
  | 'Long-term Integration';

export interface PhaseWindow {
  readonly id: PhaseId;
  /** The time span in words. */
  readonly words: string;
  readonly from: Month | null;
  readonly to: Month | null;
  /** Months before the move at which it begins; negative after the move. */
  readonly begins: number;
}

/** First and last month of each phase before the move (negative: after it) in an unhurried plan. */
const NOMINAL: readonly (readonly [PhaseId, words: string, first: number, last: number])[] = [
  ['Research', '12 to 18 months or more before the move', 18, 12],
  ['Preparation', '9 to 12 months or more before the move', 12, 6],
  ['Logistics', '3 to 6 months or more before the move', 6, 3],
  ['Final Preparations', '1 to 3 months or more before the move', 3, 0],
  ['Settlement', 'the first three months after the move', 0, -3],
  ['Long-term Integration', 'from the fourth month on', -4, -24],
];

/** Months an unhurried plan takes. */
export const FULL_PLAN = 18;

/** Months to the move in an undated plan. */
export const UNDATED = FULL_PLAN;

export interface Schedule {
  readonly move: Month | null;
  readonly monthsAhead: number | null;
  /** Whether the phases before the move were compressed. */
  readonly squeezed: boolean;
  readonly phases: readonly PhaseWindow[];
}

/** The months of a compressed phase in words. */
function squeezedWords(first: number, last: number): string {
  if (last > 0)
    return first === last
      ? `${last} ${last === 1 ? 'month' : 'months'} before the move`
      : `${last} to ${first} months before the move`;
  return first > 1 ? `the last ${first} months before the move` : 'the last month before the move';
}

/**
 * Counts the phases back from the month of the move. With less than 18 months they are compressed in proportion.
 *
 * @param ahead months to the move, where the plan found another number than the option ticked
 */
export function scheduleFor(
  timeline: string | undefined,
  date: string,
  ahead: number | null = monthsAllowed(timeline)[0] ?? null,
): Schedule {
  if (ahead === null) {
    return {
      move: null,
      monthsAhead: null,
      squeezed: false,
      phases: NOMINAL.map(([id, words, begins]) => ({ id, words, from: null, to: null, begins })),
    };
  }
  const move = addMonths(date, ahead);
  const squeezed = ahead < FULL_PLAN;
  const place = (before: number): number =>
    before > 0 && squeezed ? Math.round((before * ahead) / FULL_PLAN) : before;
  return {
    move,
    monthsAhead: ahead,
    squeezed,
    phases: NOMINAL.map(([id, words, first, last]) => ({
      id,
      words: squeezed && first > 0 ? squeezedWords(place(first), place(last)) : words,
      from: addMonths(move, -place(first)),
      to: addMonths(move, -place(last)),
      begins: place(first),
    })),
  };
}
