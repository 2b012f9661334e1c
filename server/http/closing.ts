import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that stops end as soon as its last answer is out: what was under way when it began to stop is answered
 * with the word that the connection ends. Node closes those alone that are idle at that moment, and would wait for the
 * others as long as a client may keep them open.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
  // An answer whose head was out before could not say so.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
