import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair; nobody types them. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Nothing of ours nests half as deep; what does is nobody's answer, and writing it as JSON again would need
 * the stack.
 */
const DEEPEST = 32;

const NOT_TEXT = 'The request contains characters that are not text.';
const TOO_DEEP = 'The request is nested too deeply.';

/**
 * Why a parsed body cannot be stored: a text in it, key or value, or its depth. Walks level by level, not by
 * recursion.
 */
function whyNotStorable(body: unknown): string | null {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return TOO_DEEP;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        if (!isStorable(value)) return NOT_TEXT;
      } else if (Array.isArray(value)) {
        for (const item of value) below.push(item);
      } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
        for (const [key, item] of Object.entries(value)) below.push(key, item);
      }
    }
    level = below;
  }
  return null;
}

/** Refuses requests that could not be stored, before anything looks at them. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params, is404 }, _reply, done) => {
    // An address that is no route stores nothing: a person who mistyped it is shown a page.
    if (is404) return done();
    const detail = whyNotStorable([body, query, params]);
    if (detail === null) done();
    else done(new ApiError('bad_request', { detail }));
  });
}
