/** How often a page begins anew by itself: a script that is held back for good would have it do so for ever. */
const MOST = 3;
/** After so long without one the count begins again (ms). */
const FORGOTTEN_AFTER = 5 * 60_000;

/** How often a page has begun anew by itself of late, and when last (ms since 1970). */
export interface Reloads {
  readonly count: number;
  readonly at: number;
}

/** What is kept of them, read; none where it is of another shape. */
export function readReloads(text: string | null): Reloads {
  const [count = NaN, at = NaN] = (text ?? '').split(' ').map(Number);
  return count > 0 && at > 0 ? { count, at } : { count: 0, at: 0 };
}

/** One more at `now`, as it is kept; null where there were enough. */
export function oneMore({ count, at }: Reloads, now: number): string | null {
  const recent = Math.abs(now - at) < FORGOTTEN_AFTER ? count : 0;
  return recent < MOST ? `${recent + 1} ${now}` : null;
}
