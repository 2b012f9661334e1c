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

/** The token of an `Authorization: Bearer …` header; null where there is none. */
function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Declares `request.session` on every request. */
export function declareSession(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/** Hook for routes that do more for a signed-in user: a missing or expired token counts as nobody. */
export function allowUser(context: Context): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerToken(request);
    request.session = token ? await findSession(context, token) : null;
  };
}

/** Hook for routes that require a signed-in user: responds 401 before the body is read. */
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
