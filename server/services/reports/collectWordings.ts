import { setTimeout as wait } from 'node:timers/promises';
import type { Rewritable } from '@global-fit/report/narrative/passages';
import { type Narrative, NarrativeFault } from '#adapters/narrative/narrative';

export interface WordingLimits {
  /** Time for all passages of a report; those that are not reworded by then stay as they are. */
  readonly budgetMs: number;
  readonly atOnce: number;
  /** Attempts per passage. */
  readonly tries: number;
  /** After this many consecutive passages without a response, the service is not called again. */
  readonly failuresInARow: number;
  readonly pauseMs: number;
  /** A service that asks to wait longer than this is not called again for that passage. */
  readonly longestPauseMs: number;
}

/** Little beside what writing and setting a report may take (server/jobs/queues.test.ts adds them up). */
export const WORDING_LIMITS: WordingLimits = {
  budgetMs: 45_000,
  atOnce: 4,
  tries: 2,
  failuresInARow: 4,
  pauseMs: 500,
  longestPauseMs: 5_000,
};

export interface Wordings {
  /** The service's responses, by the index of the passage in the report. */
  readonly found: ReadonlyMap<string, string>;
  /** Number of passages without a response. */
  readonly missed: number;
  /** The last reason for a missing response; null where all came. */
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
 * Requests all passages, a few at a time, until the time is up or the service has failed too often in a row. Never
 * throws: passages without a response stay as they are.
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
