import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Scheme and authority of an address in absolute form. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query of an address in absolute form ("GET http://host/about"), which proxies send and every server has
 * to take (RFC 9112, 3.2.2); other addresses unchanged.
 */
export function originForm(address: string): string {
  if (address.startsWith('/')) return address;
  const rest = address.replace(ORIGIN, '');
  return rest.length < address.length && !rest.startsWith('/') ? `/${rest}` : rest;
}

/** Whether a request lacks the host that HTTP/1.1 demands (RFC 9112, 3.2). */
export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/**
 * Answers two kinds of requests that Node by itself answers with a bare status. A request without a host gets an error
 * like any other; for this the server has to be created with `requireHostHeader: false`. One that expects what no
 * server knows is handled as if it expected nothing, as RFC 9110, 10.1.1, allows.
 */
export function answerPlainHttp(app: FastifyInstance): void {
  const { server } = app;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!lacksHost(raw)) return done();
    void reply.header('connection', 'close');
    done(new ApiError('bad_request'));
  });
}
