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

/** How many times a request names a host. Node itself keeps the first and drops the others without a word. */
function hostsNamed({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * Whether a request leaves open for which host it is: none where HTTP/1.1 demands one, or several, of which a proxy
 * may have taken another than we would (RFC 9112, 3.2).
 */
export function lacksOneHost(request: IncomingMessage): boolean {
  const count = hostsNamed(request);
  return count > 1 || (count === 0 && request.httpVersion === '1.1');
}

/**
 * Answers requests that Node by itself answers with a bare status, or too kindly. A request without a host, or with several, gets an error
 * like any other; for this the server has to be created with `requireHostHeader: false`. One that expects what no
 * server knows is handled as if it expected nothing, as RFC 9110, 10.1.1, allows.
 */
export function answerPlainHttp(app: FastifyInstance): void {
  const { server } = app;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!lacksOneHost(raw)) return done();
    void reply.header('connection', 'close');
    done(new ApiError('bad_request'));
  });
}
