import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL cannot store U+0000 or unpaired surrogates, and nobody types them. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Our data is not half as deeply nested. Anything deeper is no honest input, and serialising it could exhaust the
 * stack.
 */
const DEEPEST = 32;

const NOT_TEXT = 'The request contains characters that are not text.';
const TOO_DEEP = 'The request is nested too deeply.';

/**
 * Why a parsed body cannot be stored: a string in it, key or value, or its depth. Walks level by level, not by
 * recursion. A level holds only what has something inside.
 */
function whyNotStorable(parts: readonly unknown[]): string | null {
  let level: readonly object[] = [parts];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEEPEST) return TOO_DEEP;
    const below: object[] = [];
    for (const one of level) {
      const inside: readonly unknown[] = Array.isArray(one)
        ? one
        : [...Object.keys(one), ...Object.values(one)];
      for (const value of inside) {
        if (typeof value === 'string') {
          if (!isStorable(value)) return NOT_TEXT;
        } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
          below.push(value);
        }
      }
    }
    level = below;
  }
  return null;
}

/** Rejects requests that could not be stored, before anything else looks at them. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params, is404 }, _reply, done) => {
    // An address without a route stores nothing, so a mistyped one still gets its page.
    if (is404) return done();
    const detail = whyNotStorable([body, query, params]);
    if (detail === null) done();
    else done(new ApiError('bad_request', { detail }));
  });
}
