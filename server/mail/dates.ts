const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The day of an ISO moment in UTC, as in letters: "7 November 2026". */
export function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', DAY);
}

/** The same with the time: "7 November 2026 at 09:05 UTC". */
export function momentText(moment: string): string {
  return `${dayText(moment)} at ${new Date(moment).toISOString().slice(11, 16)} UTC`;
}
