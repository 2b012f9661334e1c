/** A money band of the questionnaire in US dollars; `high` is null for an open band. */
export interface Band {
  readonly low: number;
  readonly high: number | null;
}

const UNIT: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

function amount(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/.exec(text) ?? [];
  return Number(digits) * (UNIT[unit ?? ''] ?? 1);
}

/**
 * Reads an option value such as `50k-75k`, `under-30k`, `over-200k` or `10m-plus`; null for others such as
 * `undecided`.
 */
export function bandOf(value: string | null | undefined): Band | null {
  if (!value) return null;
  const under = /^under-(\d+[km])$/.exec(value);
  if (under) return { low: 0, high: amount(under[1] as string) };
  const over = /^(?:over-(\d+[km])|(\d+[km])-plus)$/.exec(value);
  if (over) return { low: amount((over[1] ?? over[2]) as string), high: null };
  const between = /^(\d+[km])-(\d+[km])$/.exec(value);
  return between ? { low: amount(between[1] as string), high: amount(between[2] as string) } : null;
}

/** Savings in US dollars from which no household has to earn within months. */
export const AMPLE_USD = 500_000;
