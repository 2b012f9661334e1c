import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from '../text/read.ts';

/** Months until the move: the likeliest, the first and the last that each option allows. */
const AHEAD: Readonly<Record<string, readonly [months: number, first: number, last: number]>> = {
  '0-6-months': [5, 1, 6],
  '6-12-months': [10, 6, 12],
  '1-2-years': [18, 12, 24],
  '2-5-years': [36, 24, 60],
  '5-plus-years': [60, 60, 72],
};

/** The months to the move that an option allows, the likeliest first; empty where it names none. */
export function monthsAllowed(timeline: string | undefined): readonly number[] {
  const found = timeline === undefined ? undefined : AHEAD[timeline];
  if (!found) return [];
  const [likely, first, last] = found;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).toSorted(
    (a, b) => Math.abs(a - likely) - Math.abs(b - likely),
  );
}

/** Months until the move; 0 where no date is stated. */
export function monthsAhead(answers: Answers): number {
  return monthsAllowed(textOf(answers, 'relocation-timeline') ?? undefined)[0] ?? 0;
}

/** The latest month, from now, that the answer allows for the move; null where it names none. */
export function latestMove(answers: Answers): number | null {
  return AHEAD[textOf(answers, 'relocation-timeline') ?? '']?.[2] ?? null;
}

/** Age in years after so many months; null where the present age is not stated. */
export function ageIn({ age }: { readonly age: number | null }, months: number): number | null {
  return age === null ? null : age + months / 12;
}
