import type { RequestWatcher } from '../watchRequests.ts';
import { openHistogram } from './histogram.ts';
import type { Histogram } from './histogram.ts';
import type { Labels, Metric } from './textFormat.ts';

interface Counted {
  readonly labels: Labels;
  count: number;
}

interface Timed {
  readonly labels: Labels;
  readonly seconds: Histogram;
}

/** Every address that is no route (pages of the site, and mistakes) counts as one: labels must stay few. */
const NO_ROUTE = 'none';

export interface RequestMetrics extends RequestWatcher {
  read(): readonly Metric[];
}

/**
 * Counts every answered request by method, route template and status, and times it by method and route. Never by
 * address: that would give one series to each id, and put ids into the monitoring.
 */
export function openRequestMetrics(): RequestMetrics {
  const counted = new Map<string, Counted>();
  const timed = new Map<string, Timed>();
  let open = 0;
  return {
    opened() {
      open += 1;
    },
    answered({ method, route, status, ms }) {
      open -= 1;
      const place = { method, route: route ?? NO_ROUTE };
      const key = `${method} ${place.route}`;
      const times = timed.get(key) ?? { labels: place, seconds: openHistogram() };
      times.seconds.observe(ms / 1000);
      timed.set(key, times);
      const entry = counted.get(`${key} ${status}`) ?? {
        labels: { ...place, status: String(status) },
        count: 0,
      };
      entry.count += 1;
      counted.set(`${key} ${status}`, entry);
    },
    read: () => [
      {
        name: 'http_requests_total',
        help: 'Answered requests by method, route template and status',
        type: 'counter',
        samples: [...counted.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the first byte of a request to the end of its answer',
        type: 'histogram',
        samples: [...timed.values()].flatMap(({ labels, seconds }) => seconds.samples(labels)),
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
