import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createSession } from '../checkout/createSession.ts';
import { expireSession } from '../checkout/expireSession.ts';
import { sessionParams } from '../checkout/sessionParams.ts';
import { noSuch } from '../errors.ts';
import { holdObject, needObject, saveObject } from '../store.ts';
import type { SandboxCore } from '../types.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import { changedMetadata, expand, metadata, page } from './params.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const PATH = '/v1/checkout/sessions';

/** Checkout sessions: create, retrieve, update metadata, expire, list, list line items. */
export function mountSessions(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, { method: 'POST', path: PATH, params: sessionParams, run: createSession });
  mount(app, core, retrieveEndpoint('checkout.session', PATH));
  mount(
    app,
    core,
    listEndpoint('checkout.session', PATH, {
      payment_intent: { type: 'text' },
      status: { type: 'text' },
    }),
  );
  mount(app, core, {
    method: 'POST',
    path: `${PATH}/:id`,
    params: z.strictObject({ metadata: metadata.optional(), ...expand }),
    async run(work, params, id) {
      const { object } = await holdObject(work, 'checkout.session', id);
      const changed = { ...object, metadata: changedMetadata(object.metadata ?? {}, params.metadata) };
      await saveObject(work, changed);
      return changed;
    },
  });
  mount(app, core, {
    method: 'POST',
    path: `${PATH}/:id/expire`,
    params: z.strictObject({ ...expand }),
    run: async (work, _params, id) => expireSession(work, await holdObject(work, 'checkout.session', id)),
  });
  mount(app, core, {
    method: 'GET',
    path: `${PATH}/:id/line_items`,
    params: z.strictObject(page),
    async run(work, { limit, starting_after: after, ending_before: before }, id) {
      const { lineItems } = (await needObject(work, 'checkout.session', id)).internal;
      const at = (cursor: string, param: string) => {
        const found = lineItems.findIndex((line) => line.id === cursor);
        if (found < 0) throw noSuch('line item', cursor, param, 400);
        return found;
      };
      const from = after === undefined ? 0 : at(after, 'starting_after') + 1;
      const to = before === undefined ? lineItems.length : at(before, 'ending_before');
      const start = before === undefined ? from : Math.max(0, to - limit);
      const data = lineItems.slice(start, Math.min(to, start + limit));
      const more = before === undefined ? start + data.length < to : start > 0;
      return { object: 'list', data, has_more: more, url: `${PATH}/${id}/line_items` };
    },
  });
}
