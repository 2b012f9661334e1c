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
 * The longest that one attempt may take by the clock on a busy machine, as a multiple of its limit. The thread does
 * nothing else meanwhile.
 */
export const LONGEST = 6;
/** Factor on the time that the next attempt should take, judged by the processor time that the last one got. */
const MARGIN = 1.5;
/** Work counts as having had its time from this share of the limit, since clock and processor are read separately. */
const SPENT = 0.9;

/**
 * Runs synchronous work and stops it after `limitMs` of processor time, even inside a single regular expression, which
 * nothing else in the process can interrupt. Returns what the work returns; throws what it throws, and `OutOfTime`.
 *
 * Work can only be stopped by the clock. If it was stopped before it had its processor time, because the machine was
 * busy or asleep, it is started again with a longer time. So it must leave nothing behind when it is stopped.
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
