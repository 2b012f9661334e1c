/** Milliseconds before a server that did not answer is asked again; the last wait repeats. */
const WAITS = [2000, 5000, 10_000, 30_000] as const;

/** How long to wait after so many failures in a row, from 1 (ms). */
export const waitAfter = (failures: number): number =>
  WAITS[Math.min(failures, WAITS.length) - 1] ?? WAITS[0];
