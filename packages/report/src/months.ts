/** Calendar months as YYYY-MM. */
export type Month = string;

/** The month `months` after (or before, when negative) the month of an ISO date or YYYY-MM. */
export function addMonths(date: string, months: number): Month {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  return `${Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`;
}

/** Months from one month to another; negative when the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  const index = (date: string): number => {
    const [year = 0, month = 1] = date.split('-').map(Number);
    return year * 12 + month - 1;
  };
  return index(to) - index(from);
}
