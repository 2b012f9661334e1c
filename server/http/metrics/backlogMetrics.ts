import type { Backlog } from '#services/operations/readBacklog';
import type { Metric } from './textFormat.ts';

const byState = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));

/** Metrics of the backlog; `null` where the database did not respond, which is a metric of its own. */
export function backlogMetrics(backlog: Backlog | null, queues: readonly string[]): readonly Metric[] {
  const up: Metric = {
    name: 'global_fit_database_up',
    help: 'Whether the database answered when these metrics were read',
    type: 'gauge',
    samples: [{ value: backlog ? 1 : 0 }],
  };
  if (!backlog) return [up];
  const jobsIn = (queue: string, state: string) =>
    backlog.jobs.find((jobs) => jobs.queue === queue && jobs.state === state)?.count ?? 0;
  return [
    up,
    {
      name: 'global_fit_jobs',
      help: 'Jobs that wait for a worker (created, retry) or are worked on (active)',
      type: 'gauge',
      samples: queues.flatMap((queue) =>
        ['created', 'retry', 'active'].map((state) => ({
          labels: { queue, state },
          value: jobsIn(queue, state),
        })),
      ),
    },
    {
      name: 'global_fit_oldest_due_job_seconds',
      help: 'How long the oldest job that is due has waited',
      type: 'gauge',
      samples: queues.map((queue) => ({
        labels: { queue },
        value: backlog.waiting.find((jobs) => jobs.queue === queue)?.seconds ?? 0,
      })),
    },
    {
      name: 'global_fit_mails',
      help: 'Messages that wait to be sent, and messages given up',
      type: 'gauge',
      samples: byState(backlog.mails),
    },
    {
      name: 'global_fit_oldest_mail_seconds',
      help: 'How long the oldest message that is to be sent has waited',
      type: 'gauge',
      samples: [{ value: backlog.oldestMailSeconds }],
    },
    {
      name: 'global_fit_reports',
      help: 'Reports that wait for a person, and reports given up',
      type: 'gauge',
      samples: byState(backlog.reports),
    },
    {
      name: 'global_fit_orders_needing_attention',
      help: 'Orders that a person must look at: npm run orders -- attention',
      type: 'gauge',
      samples: [{ value: backlog.ordersNeedingAttention }],
    },
  ];
}
