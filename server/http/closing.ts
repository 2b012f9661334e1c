import type { FastifyInstance } from 'fastify';
import type { RequestWatcher } from './watchRequests.ts';

/**
 * Lets a stopping server exit as soon as its last response is sent: requests in progress when it began to stop are
 * answered with `Connection: close`. Node itself closes only connections that are idle at that moment, and would wait
 * for the others as long as their clients keep them open.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): RequestWatcher {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
  return {
    // For responses without that header: pages, and those whose head was sent before.
    answered() {
      if (closing) setImmediate(() => app.server.closeIdleConnections());
    },
  };
}
