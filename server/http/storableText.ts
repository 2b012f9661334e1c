import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair; nobody types them. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether every text in a parsed body, key or value, can be stored. Walks without recursion: bodies may be deep. */
function allTextStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!isStorable(next)) return false;
    } else if (Array.isArray(next)) {
      for (const item of next) left.push(item);
    } else if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next)) {
      for (const [key, item] of Object.entries(next)) left.push(key, item);
    }
  }
  return true;
}

/** Refuses requests with text that could not be stored, before anything looks at them. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    if (allTextStorable([body, query, params])) done();
    else done(new ApiError('bad_request', { detail: 'The request contains characters that are not text.' }));
  });
}
