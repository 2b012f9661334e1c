import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { findSession, type Session } from '#services/accounts/session';
import type { Context } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireUser` and `allowUser`. */
    session: Session | null;
  }
}

/** The token of an `Authorization: Bearer …` header, or null. */
function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Makes `request.session` exist on every request. */
export function declareSession(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/** Hook for routes that work for anybody but do more for a signed-in user: a missing or dead token is nobody. */
export function allowUser(context: Context): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerToken(request);
    request.session = token ? await findSession(context, token) : null;
  };
}

/** Hook for routes that need a signed-in user: 401 before the body is read. */
export function requireUser(context: Context): onRequestAsyncHookHandler {
  const allow = allowUser(context);
  return async function require(request, reply) {
    await allow.call(this, request, reply);
    if (!request.session) throw new ApiError('unauthenticated');
  };
}

/** The session of a route behind `requireUser`. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError('unauthenticated');
  return request.session;
}
