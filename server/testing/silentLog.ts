import { createLog } from '#adapters/log';

/** A log that discards everything. */
export const silentLog = createLog('silent');
