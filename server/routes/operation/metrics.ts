import { ApiError } from '@global-fit/contract/errors';
import type { App } from '#http/app';
import { backlogMetrics } from '#http/metrics/backlogMetrics';
import { mayReadMetrics } from '#http/metrics/metricsAccess';
import { watchProcess } from '#http/metrics/processMetrics';
import type { RequestMetrics } from '#http/metrics/requestMetrics';
import { METRICS_TYPE, renderMetrics } from '#http/metrics/textFormat';
import { QUEUES } from '#jobs/queues';
import { readBacklog } from '#services/operations/readBacklog';
import type { Context } from '../../context.ts';

/** `/metrics` for the operator's monitoring, 404 for everybody else. It is not part of the documented API. */
export function metricsRoutes(app: App, { config, db, log }: Context, requests: RequestMetrics): void {
  const watched = watchProcess();
  app.addHook('onClose', async () => watched.stop());

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(config, request)) throw new ApiError('not_found');
    const backlog = await readBacklog(db).catch((error: unknown) => {
      log.warn({ err: error }, 'metrics were read without the database');
      return null;
    });
    const metrics = [...requests.read(), ...watched.read(), ...backlogMetrics(backlog, Object.keys(QUEUES))];
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', METRICS_TYPE)
      .send(renderMetrics(metrics));
  });
}
