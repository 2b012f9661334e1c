import { forgetOldWindows } from '#security/rateLimit';
import { forgetDeadTokens } from '#services/accounts/forgetDeadTokens';
import type { Context } from '../context.ts';

const HOUR_MS = 3600 * 1000;

/** Removes, once an hour, what no longer has a use. */
export function startHousekeeping(context: Context): { stop(): void } {
  const timer = setInterval(() => {
    Promise.all([forgetOldWindows(context), forgetDeadTokens(context)]).catch((error: unknown) =>
      context.log.warn({ err: error }, 'housekeeping failed and will be tried again'),
    );
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
