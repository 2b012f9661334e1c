import { healthSchema, readinessSchema } from '@global-fit/contract/health';
import type { App } from '#http/app';
import { readiness, type ReadinessCheck } from '#http/readiness';

/** Whether the process is alive, and whether it can work. */
export function healthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  app.get(
    '/healthz',
    { schema: { tags: ['health'], summary: 'The process lives', response: { 200: healthSchema } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        tags: ['health'],
        summary: 'Database and queue answer',
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (_request, reply) => {
      const result = await readiness(checks);
      return reply
        .header('cache-control', 'no-store')
        .code(result.status === 'ok' ? 200 : 503)
        .send(result);
    },
  );
}
