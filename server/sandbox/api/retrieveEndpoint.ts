import { z } from 'zod';
import { needObject } from '../store.ts';
import type { Kind } from '../wire.ts';
import type { Endpoint } from './endpoint.ts';
import { expand } from './params.ts';

/** `GET /v1/<things>/:id`: a single object. */
export function retrieveEndpoint(kind: Kind, path: string): Endpoint<{ expand?: string[] | undefined }> {
  return {
    method: 'GET',
    path: `${path}/:id`,
    params: z.strictObject({ ...expand, client_secret: z.string().optional() }),
    run: async (work, _params, id) => (await needObject(work, kind, id)).object,
  };
}
