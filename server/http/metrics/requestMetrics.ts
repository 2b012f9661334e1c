import { remembered } from '@global-fit/atlas/remembered';
import type { RequestWatcher } from '../watchRequests.ts';
import { type Histogram, openHistogram } from './histogram.ts';
import type { Labels, Metric } from './textFormat.ts';

/** Responses of one method and route. */
interface Place {
  readonly labels: Labels;
  readonly seconds: Histogram;
  /** Responses by status. */
  readonly counts: Map<number, number>;
}

/** All addresses without a route (pages and mistakes) count as one, since labels must stay few. */
const NO_ROUTE = 'none';

export interface RequestMetrics extends RequestWatcher {
  read(): readonly Metric[];
}

/**
 * Counts responses by method, route template and status, and measures their duration by method and route. Never by
 * address, which would create a series for every id and put ids into the monitoring.
 */
export function openRequestMetrics(): RequestMetrics {
  const places: Place[] = [];
  const placeOf = remembered((route: string) =>
    remembered((method: string) => {
      const place = {
        labels: { method, route },
        seconds: openHistogram(),
        counts: new Map<number, number>(),
      };
      places.push(place);
      return place;
    }),
  );
  let open = 0;
  return {
    opened() {
      open += 1;
    },
    answered({ method, route, status, ms }) {
      open -= 1;
      const { seconds, counts } = placeOf(route ?? NO_ROUTE)(method);
      seconds.observe(ms / 1000);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    },
    read: () => [
      {
        name: 'http_requests_total',
        help: 'Answered requests by method, route template and status',
        type: 'counter',
        samples: places.flatMap(({ labels, counts }) =>
          [...counts].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the first byte of a request to the end of its answer',
        type: 'histogram',
        samples: places.flatMap(({ labels, seconds }) => seconds.samples(labels)),
      },
      {
        name: 'http_requests_open',
        help: 'Requests that are being answered',
        type: 'gauge',
        samples: [{ value: open }],
      },
    ],
  };
}
