import type { Log } from '#adapters/log';
import type { RequestWatcher } from './watchRequests.ts';

/** One line per answered request: the route's pattern, never the query. */
export function requestLog(log: Log): RequestWatcher {
  return {
    answered({ id, method, route, status, ms }) {
      const line = {
        requestId: id,
        method,
        route: route ?? 'unknown',
        status,
        ms: Math.round(ms * 10) / 10,
      };
      log.info(line, 'request');
    },
  };
}
