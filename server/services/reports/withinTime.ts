import { types } from 'node:util';
import { runInNewContext } from 'node:vm';

/** Something was still working when its time was over, and was ended. */
export class OutOfTime extends Error {
  constructor(limitMs: number) {
    super(`A report was not written within ${limitMs} ms.`);
    this.name = 'OutOfTime';
  }
}

/** Made in the other context, so that it is no `Error` of this one. */
const isTimeout = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work and ends it where it takes longer than `limitMs`, even inside a single pattern, which nothing
 * else in the process can interrupt. Returns what it returns, throws what it throws, and `OutOfTime`.
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  try {
    return runInNewContext('work()', { work }, { timeout: limitMs, displayErrors: false }) as Result;
  } catch (error) {
    throw isTimeout(error) ? new OutOfTime(limitMs) : error;
  }
}
