import { MONTHS } from '@global-fit/atlas/months';

/** A calendar month as text: "2027-05". */
export type Month = string;

const pattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => pattern.test(text);

/** Number of months since year 0, for arithmetic. Throws on a text that is no month. */
function count(month: Month): number {
  const found = pattern.exec(month);
  if (!found) throw new RangeError(`${month} is no month.`);
  return Number(found[1]) * 12 + Number(found[2]) - 1;
}

/** The month a number of months later, or earlier. */
export function addMonths(month: Month, months: number): Month {
  const total = count(month) + months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The month of a moment by the visitor's own clock. */
export function monthOf(moment: Date): Month {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

/** Months from the first step to the move. */
const wholeMove = 18;

/** The default month of the move: eighteen months from now. */
export const estimatedCompletion = (thisMonth: Month): Month => addMonths(thisMonth, wholeMove);

/** "May 2027". */
export function monthWords(month: Month): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** "May 2027", "May to August 2027" or "November 2027 to January 2028". */
export function spanWords(from: Month, to: Month): string {
  if (from === to) return monthWords(from);
  const [first, last] = [monthWords(from), monthWords(to)];
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? first.slice(0, -5) : first} to ${last}`;
}

/** Whether a span is past, present or future. */
export function standing(from: Month, to: Month, thisMonth: Month): 'past' | 'now' | 'ahead' {
  if (to < thisMonth) return 'past';
  return from <= thisMonth ? 'now' : 'ahead';
}
