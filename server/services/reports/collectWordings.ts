import { setTimeout as wait } from 'node:timers/promises';
import type { Rewritable } from '@global-fit/report/narrative/passages';
import { type Narrative, NarrativeFault } from '#adapters/narrative/narrative';

export interface WordingLimits {
  /** For all passages of a report together; what has not come by then stays as we wrote it. */
  readonly budgetMs: number;
  readonly atOnce: number;
  /** Tries for one passage. */
  readonly tries: number;
  /** After so many passages in a row without an answer the service is left alone. */
  readonly failuresInARow: number;
  readonly pauseMs: number;
  /** A service that asks for more than this is not asked again for that passage. */
  readonly longestPauseMs: number;
}

/** Well inside the time that the job of a report may take. */
export const WORDING_LIMITS: WordingLimits = {
  budgetMs: 45_000,
  atOnce: 4,
  tries: 2,
  failuresInARow: 4,
  pauseMs: 500,
  longestPauseMs: 5_000,
};

export interface Wordings {
  /** What the service answered, by the passage's place in the report. */
  readonly found: ReadonlyMap<string, string>;
  /** Passages for which no answer came. */
  readonly missed: number;
  /** The last reason why one did not; null when all came. */
  readonly lastFault: string | null;
}

async function ask(
  narrative: Narrative,
  text: string,
  signal: AbortSignal,
  { tries, pauseMs, longestPauseMs }: WordingLimits,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await narrative.rephrase(text, signal);
    } catch (error) {
      const passing = error instanceof NarrativeFault && error.isPassing;
      const pause = passing ? (error.retryAfterMs ?? pauseMs * attempt) : 0;
      if (!passing || attempt >= tries || signal.aborted || pause > longestPauseMs) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}

/**
 * Asks for all passages, a few at a time, until the budget is spent or the service has failed too often in a row.
 * Never throws: whatever goes wrong leaves passages as they are.
 */
export async function collectWordings(
  narrative: Narrative,
  passages: readonly Rewritable[],
  limits: WordingLimits = WORDING_LIMITS,
): Promise<Wordings> {
  const found = new Map<string, string>();
  const stopping = new AbortController();
  const budget = setTimeout(
    () => stopping.abort(new Error('The time for wording is over.')),
    limits.budgetMs,
  );
  const waiting = [...passages];
  let failures = 0;
  let lastFault: string | null = null;

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (stopping.signal.aborted || failures >= limits.failuresInARow) return;
      try {
        found.set(next.where, await ask(narrative, next.text, stopping.signal, limits));
        failures = 0;
      } catch (error) {
        failures += 1;
        lastFault = error instanceof Error ? error.message : String(error);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: limits.atOnce }, work));
  } finally {
    clearTimeout(budget);
  }
  return { found, missed: passages.length - found.size, lastFault };
}
