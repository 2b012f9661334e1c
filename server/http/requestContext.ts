import type { FastifyRequest } from 'fastify';
import type { Log } from '#adapters/log';

/** The context with the log of a request: lines of what it does carry the request's id. */
export function during<Parts extends { readonly log: Log }>(parts: Parts, request: FastifyRequest): Parts {
  return { ...parts, log: request.log as unknown as Log };
}
