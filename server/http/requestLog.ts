import { remembered } from '@global-fit/atlas/remembered';
import type { Log } from '#adapters/log';
import type { RequestWatcher } from './watchRequests.ts';

/** One line per response, with the route's template and never the query; none where a counter says as much. */
export function requestLog(log: Log): RequestWatcher {
  /** Kept, because routes and methods are few and recur on every line. */
  const placeOf = remembered((route: string) =>
    remembered((method: string) => `"method":${JSON.stringify(method)},"route":${JSON.stringify(route)}`),
  );
  return {
    answered({ id, method, route, status, ms, countedOnly }) {
      if (countedOnly) return;
      const place = placeOf(route ?? 'unknown')(method);
      const tenths = Math.round(ms * 10) / 10;
      log.infoText(`"requestId":"${id}",${place},"status":${status},"ms":${tenths}`, 'request');
    },
  };
}
