/** Milliseconds before each repetition of a request without response; the last value repeats. */
const WAITS = [2000, 5000, 10_000, 30_000] as const;

/** How long to wait after a number of consecutive failures, from 1 (ms). */
export const waitAfter = (failures: number): number =>
  WAITS[Math.min(failures, WAITS.length) - 1] ?? WAITS[0];

/** What a response asks to wait by its `Retry-After` (ms); null for a date, which only proxies send. */
export function waitOf({ headers }: Response): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return seconds >= 0 ? Math.max(seconds, 1) * 1000 : null;
}
