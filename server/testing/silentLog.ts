import { createLog } from '#adapters/log';

/** For tests that do not look at the log. */
export const silentLog = createLog('silent');
