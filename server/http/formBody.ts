import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A form as text fields. Files are listed in `files` but not kept. */
export interface FormBody {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

function fromEntries(entries: Iterable<readonly [string, unknown]>): FormBody {
  // Without a prototype, a field named `__proto__` is a field like any other, and is refused as one.
  const fields: Record<string, unknown> = Object.create(null);
  const files: string[] = [];
  for (const [name, value] of entries) {
    if (value instanceof Blob) {
      if (value.size > 0) files.push(name);
    } else {
      fields[name] = value;
    }
  }
  return { fields, files };
}

function fromJson(text: string): FormBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('malformed_json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('bad_request');
  return fromEntries(Object.entries(value));
}

/** Whether a content type is one that browsers use when submitting a form without a script. */
export const isForm = (contentType = ''): boolean =>
  /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType);

/** Lets the routes of a scope accept forms as JSON, multipart or URL-encoded, parsed into a `FormBody`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => fromJson(body),
  );
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => fromEntries(new URLSearchParams(body)),
  );
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      try {
        const form = await new Response(new Uint8Array(body), {
          headers: { 'content-type': type },
        }).formData();
        return fromEntries(form.entries());
      } catch (cause) {
        throw new ApiError('bad_request', { cause });
      }
    },
  );
}
