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

/** Whether a value can be stored as it stands. What has something inside is left to the level below. */
function isFine(value: unknown, below: object[]): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) below.push(value);
  return true;
}

/** The same of all that an object or array holds, keys and values; without lists of their own, since every body passes. */
function areFine(one: object, below: object[]): boolean {
  if (Array.isArray(one)) return one.every((value) => isFine(value, below));
  return Object.keys(one).every(
    (key) => isStorable(key) && isFine((one as Record<string, unknown>)[key], below),
  );
}

/**
 * Why a parsed body cannot be stored: a string in it, key or value, or its depth. Walks level by level, not by
 * recursion. A level holds only what has something inside.
 */
function whyNotStorable(parts: readonly unknown[]): string | null {
  let level: readonly object[] = [parts];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEEPEST) return TOO_DEEP;
    const below: object[] = [];
    if (!level.every((one) => areFine(one, below))) return NOT_TEXT;
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
