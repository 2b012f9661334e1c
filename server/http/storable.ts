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

const notText = () =>
  new ApiError('bad_request', { detail: 'The request contains characters that are not text.' });
const tooDeep = () => new ApiError('bad_request', { detail: 'The request is nested too deeply.' });
const poisoned = () => new ApiError('malformed_json');

/**
 * Whether a property would change the prototype of an object that it is copied to. Fastify can search the text of every
 * body for such names, which takes as long as parsing it; here they are met anyway.
 */
function isPoison(key: string, value: unknown): boolean {
  if (key === '__proto__') return true;
  return (
    key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
  );
}

/** Whether a value can be stored; objects and arrays are added to `below`, to be checked with the next level. */
function isFine(value: unknown, below: object[]): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) below.push(value);
  return true;
}

/**
 * Checks the keys and values of an object or array; returns the error for the first that cannot be stored. It builds no
 * intermediate lists, because every request body is checked.
 */
function faultIn(one: object, below: object[], kept: boolean): ApiError | null {
  if (Array.isArray(one)) return one.every((value) => isFine(value, below)) ? null : notText();
  // Parsed bodies inherit nothing that a loop would meet; it takes a third of the time of listing the keys.
  for (const key in one) {
    const value = (one as Record<string, unknown>)[key];
    if (kept && isPoison(key, value)) return poisoned();
    if (!isStorable(key) || !isFine(value, below)) return notText();
  }
  return null;
}

/**
 * The error for parts of a request that cannot be stored: for a string in them, key or value, a name that they must not
 * use, or their depth. Names matter only in what is `kept`, which is copied to other objects. Walks level by level, not
 * by recursion. A level holds only what has something inside.
 */
function faultOf(parts: readonly unknown[], kept: boolean): ApiError | null {
  let level: readonly object[] = [parts];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEEPEST) return tooDeep();
    const below: object[] = [];
    for (const one of level) {
      const fault = faultIn(one, below, kept);
      if (fault) return fault;
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
    const fault = faultOf([body], true) ?? faultOf([query, params], false);
    if (fault) done(fault);
    else done();
  });
}
