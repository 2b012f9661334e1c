import { inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxObjects } from '../schema.ts';
import { listObjects } from '../store.ts';
import type { SandboxCore } from '../types.ts';
import { mount } from './endpoint.ts';
import { createdWhere } from './listEndpoint.ts';
import { createdRange, page, text } from './params.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const PATH = '/v1/events';

const eventList = z.strictObject({
  ...page,
  created: createdRange,
  type: text(100).optional(),
  types: z.array(text(100)).max(20).optional(),
});

/** Events: retrieve and list, optionally by type. */
export function mountEvents(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, retrieveEndpoint('event', PATH));
  mount(app, core, {
    method: 'GET',
    path: PATH,
    params: eventList,
    run(work, { created, type, types, limit, starting_after, ending_before }) {
      const wanted = types ?? (type === undefined ? [] : [type]);
      const typeOf = sql<string>`${sandboxObjects.data}->>'type'`;
      const where = [...createdWhere(created), ...(wanted.length > 0 ? [inArray(typeOf, wanted)] : [])];
      return listObjects(work, 'event', PATH, { limit, starting_after, ending_before }, where);
    },
  });
}
