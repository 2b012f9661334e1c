import type { FastifyInstance } from 'fastify';
import type { RequestWatcher } from './watchRequests.ts';

/**
 * Lets a server that stops end as soon as its last answer is out: what was under way when it began to stop is answered
 * with the word that the connection ends. Node closes those alone that are idle at that moment, and would wait for the
 * others as long as a client may keep them open.
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
    // An answer whose head was out before could not say so, nor does a page.
    answered() {
      if (closing) setImmediate(() => app.server.closeIdleConnections());
    },
  };
}
