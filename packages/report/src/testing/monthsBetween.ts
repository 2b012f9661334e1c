/** Months from one month to another; negative when the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  const index = (date: string): number => {
    const [year = 0, month = 1] = date.split('-').map(Number);
    return year * 12 + month - 1;
  };
  return index(to) - index(from);
}
