import type { FastifyRequest } from 'fastify';
import type { Log } from '#adapters/log';

/** The context with the logger of a request, so that its lines carry the request id. */
export function during<Parts extends { readonly log: Log }>(parts: Parts, request: FastifyRequest): Parts {
  return { ...parts, log: request.log as unknown as Log };
}
