import process from 'node:process';
import { types } from 'node:util';
import { runInNewContext } from 'node:vm';

/** Something was still working when its time was over, and was ended. */
export class OutOfTime extends Error {
  constructor(limitMs: number) {
    super(`A report was not written within ${limitMs} ms of processor time.`);
    this.name = 'OutOfTime';
  }
}

/** Made in the other context, so that it is no `Error` of this one. */
const isTimeout = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Processor time of this thread, in milliseconds. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest that one try may take by the clock, as a multiple of its limit, on a machine that has little time for it.
 * The thread does nothing else meanwhile.
 */
export const LONGEST = 6;
/** What is added to the time that a limit should take by the share of the processor that the last try had. */
const MARGIN = 1.5;
/** The share of its limit from which ended work has had its time: clock and processor are not read at one moment. */
const SPENT = 0.9;

/**
 * Runs synchronous work and ends it where it takes more than `limitMs` of processor time, even inside a single pattern,
 * which nothing else in the process can interrupt. Returns what it returns, throws what it throws, and `OutOfTime`.
 *
 * Only the clock can end it, so work that was ended before it had its time, on a machine that is busy or was asleep,
 * begins anew with as much longer as it needs. It must not leave anything behind when it is ended.
 *
 * @param spent the thread's processor time so far, in milliseconds
 */
export function withinTime<Result>(limitMs: number, work: () => Result, spent = spentMs): Result {
  for (let clockMs = limitMs; ; ) {
    const before = spent();
    try {
      return runInNewContext('work()', { work }, { timeout: clockMs, displayErrors: false }) as Result;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const had = Math.max(1, spent() - before);
      if (had >= SPENT * limitMs || clockMs >= LONGEST * limitMs) throw new OutOfTime(limitMs);
      clockMs = Math.min(LONGEST * limitMs, Math.ceil((clockMs * limitMs * MARGIN) / had));
    }
  }
}
