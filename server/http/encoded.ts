import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Methods whose body nobody reads. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Refuses bodies that are compressed or encoded in any other way, with what would be taken in their place (RFC 9110,
 * 15.5.16). Nothing here decodes them, and a small one could hide a body beyond every limit.
 */
export function refuseEncoded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, method }, reply, done) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity' || WITHOUT_BODY.has(method))
      return done();
    void reply.header('accept-encoding', 'identity');
    done(new ApiError('unsupported_media_type', { detail: 'The request must not be compressed.' }));
  });
}
