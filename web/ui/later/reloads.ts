/** Maximum number of automatic reloads, since a permanently blocked script would cause them endlessly. */
const MOST = 3;
/** After this long without one, counting starts again (ms). */
const FORGOTTEN_AFTER = 5 * 60_000;

/** Number of recent automatic reloads, and the last one (ms since 1970). */
export interface Reloads {
  readonly count: number;
  readonly at: number;
}

/** Parses what is stored; zero where it has another shape. */
export function readReloads(text: string | null): Reloads {
  const [count = NaN, at = NaN] = (text ?? '').split(' ').map(Number);
  return count > 0 && at > 0 ? { count, at } : { count: 0, at: 0 };
}

/** Counts one more at `now`; null where there were enough. */
export function oneMore({ count, at }: Reloads, now: number): string | null {
  const recent = Math.abs(now - at) < FORGOTTEN_AFTER ? count : 0;
  return recent < MOST ? `${recent + 1} ${now}` : null;
}
