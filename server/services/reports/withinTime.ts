import { Script } from 'node:vm';

/** Something was still working when its time was over, and was ended. */
export class OutOfTime extends Error {
  constructor(limitMs: number) {
    super(`A report was not written within ${limitMs} ms.`);
    this.name = 'OutOfTime';
  }
}

const WORK = Symbol.for('global-fit.work');
const RUN = new Script('globalThis[Symbol.for("global-fit.work")]()');

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work and ends it where it takes longer than `limitMs`, even inside a single pattern, which nothing
 * else in the process can interrupt. Returns what it returns, throws what it throws, and `OutOfTime`.
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  const scope = globalThis as { [WORK]?: () => Result };
  const outer = scope[WORK];
  scope[WORK] = work;
  try {
    return RUN.runInThisContext({ timeout: limitMs }) as Result;
  } catch (error) {
    throw isTimeout(error) ? new OutOfTime(limitMs) : error;
  } finally {
    if (outer) scope[WORK] = outer;
    else delete scope[WORK];
  }
}
