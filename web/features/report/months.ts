import { SHORT_MONTHS } from '#ui/shortMonths.ts';

/** "Mar 2027" for "2027-03". */
export function monthText(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${SHORT_MONTHS[(number ?? 1) - 1]} ${year}`;
}

/** "Mar 2027 – May 2027", or a single month; null where a phase has no dates. */
export function spanText({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  if (from === null || to === null) return null;
  return from === to ? monthText(from) : `${monthText(from)} – ${monthText(to)}`;
}
