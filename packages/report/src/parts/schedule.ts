import { addMonths, type Month } from './months.ts';

export type PhaseId =
  | 'Research'
  | 'Preparation'
  | 'Logistics'
  | 'Final Preparations'
  | 'Settlement'
  | 'Long-term Integration';

export interface PhaseWindow {
  readonly id: PhaseId;
  /** The usual window, in words. */
  readonly words: string;
  readonly from: Month | null;
  readonly to: Month | null;
}

/** Months until the move that an answer stands for; null where no date was given. */
const MONTHS_AHEAD: Readonly<Record<string, number>> = {
  '0-6-months': 5,
  '6-12-months': 10,
  '1-2-years': 18,
  '2-5-years': 36,
  '5-plus-years': 60,
};

/** First and last month before the move (negative: after) of each phase in a plan with time enough. */
const NOMINAL: readonly (readonly [PhaseId, words: string, first: number, last: number])[] = [
  ['Research', '12 to 18 months or more before', 18, 12],
  ['Preparation', '9 to 12 months or more before', 12, 6],
  ['Logistics', '3 to 6 months or more before', 6, 3],
  ['Final Preparations', '1 to 3 months or more before', 3, 0],
  ['Settlement', 'the first three months after', 0, -3],
  ['Long-term Integration', 'from the fourth month on', -4, -24],
];
const FULL_PLAN = 18;

export interface Schedule {
  readonly move: Month | null;
  readonly monthsAhead: number | null;
  /** True when the phases before the move had to be squeezed. */
  readonly squeezed: boolean;
  readonly phases: readonly PhaseWindow[];
}

/** Counts the phases back from the month of the move. With less than 18 months they share the time there is in proportion. */
export function scheduleFor(timeline: string | undefined, date: string): Schedule {
  const ahead = timeline === undefined ? null : (MONTHS_AHEAD[timeline] ?? null);
  if (ahead === null) {
    return {
      move: null,
      monthsAhead: null,
      squeezed: false,
      phases: NOMINAL.map(([id, words]) => ({ id, words, from: null, to: null })),
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
      words,
      from: addMonths(move, -place(first)),
      to: addMonths(move, -place(last)),
    })),
  };
}
