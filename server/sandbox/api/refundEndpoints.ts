import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { refundCharge } from '../payments/refund.ts';
import { holdObject, needObject, saveObject, type Stored } from '../store.ts';
import type { SandboxCore, Work } from '../types.ts';
import { idOf, type Refund } from '../wire.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import { changedMetadata, expand, integer, metadata, text } from './params.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const PATH = '/v1/refunds';

const refundParams = z.strictObject({
  amount: integer.optional(),
  charge: text(255).optional(),
  metadata: metadata.optional(),
  payment_intent: text(255).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  ...expand,
});

/** Refunds: create, retrieve, update metadata, list, and create as in the provider's dashboard. */
export function mountRefunds(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, { method: 'POST', path: PATH, params: refundParams, run: makeRefund });
  mount(app, core, {
    method: 'POST',
    path: '/v1/test_helpers/sandbox/dashboard_refunds',
    params: refundParams,
    run: (work, params) => makeRefund({ ...work, cause: null }, params),
  });
  mount(app, core, retrieveEndpoint('refund', PATH));
  mount(
    app,
    core,
    listEndpoint('refund', PATH, { charge: { type: 'text' }, payment_intent: { type: 'text' } }),
  );
  mount(app, core, {
    method: 'POST',
    path: `${PATH}/:id`,
    params: z.strictObject({ metadata: metadata.optional(), ...expand }),
    async run(work, params, id) {
      const { object } = await holdObject(work, 'refund', id);
      const pairs = changedMetadata(object.metadata ?? {}, params.metadata);
      const changed: Refund = { ...object, metadata: pairs };
      await saveObject(work, changed);
      return changed;
    },
  });
}

async function makeRefund(work: Work, params: z.infer<typeof refundParams>): Promise<Refund> {
  const charge = await holdChargeOf(work, params);
  return refundCharge(work, charge, {
    amount: params.amount ?? null,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
  });
}

/**
 * The charge named by a request directly or by its payment intent, with its row locked.
 *
 * @throws SandboxError 400 where it names neither or both, or no payment has succeeded.
 */
export async function holdChargeOf(
  work: Work,
  named: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<Stored<'charge'>> {
  const { charge, payment_intent: intentId } = named;
  if ((charge === undefined) === (intentId === undefined)) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.');
  }
  if (charge !== undefined) return holdObject(work, 'charge', charge, { param: 'charge' });
  const { object: intent } = await needObject(work, 'payment_intent', intentId ?? '', {
    param: 'payment_intent',
  });
  const latest = idOf(intent.latest_charge);
  if (intent.status !== 'succeeded' || latest === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return holdObject(work, 'charge', latest);
}
