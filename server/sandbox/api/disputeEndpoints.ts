import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { emit } from '../webhooks/emit.ts';
import { closeDispute, openDispute } from '../payments/dispute.ts';
import { holdObject, saveObject } from '../store.ts';
import type { SandboxCore } from '../types.ts';
import type { Dispute } from '../wire.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import { amount, changedMetadata, expand, flag, metadata, text } from './params.ts';
import { holdChargeOf } from './refundEndpoints.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const PATH = '/v1/disputes';

const disputeChange = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: text(20_000).optional() }).optional(),
  metadata: metadata.optional(),
  submit: flag.optional(),
  ...expand,
});

/**
 * Disputes: retrieve, list, submit evidence, accept (`close`). As in the provider's test mode, the evidence
 * "winning_evidence" wins and "losing_evidence" loses immediately. A helper opens a dispute.
 */
export function mountDisputes(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, retrieveEndpoint('dispute', PATH));
  mount(
    app,
    core,
    listEndpoint('dispute', PATH, { charge: { type: 'text' }, payment_intent: { type: 'text' } }),
  );
  mount(app, core, {
    method: 'POST',
    path: '/v1/test_helpers/sandbox/disputes',
    params: z.strictObject({
      charge: text(255).optional(),
      payment_intent: text(255).optional(),
      amount: amount.optional(),
      reason: text(100).default('fraudulent'),
      inquiry: flag.optional(),
      ...expand,
    }),
    async run(work, params) {
      const { object: charge } = await holdChargeOf(work, params);
      const { amount: asked = charge.amount, reason, inquiry = false } = params;
      const wish = { amount: asked, reason, inquiry };
      return openDispute({ ...work, cause: null }, charge, wish);
    },
  });
  mount(app, core, {
    method: 'POST',
    path: `${PATH}/:id/close`,
    params: z.strictObject({ ...expand }),
    run: async (work, _params, id) =>
      closeDispute(work, (await holdObject(work, 'dispute', id)).object, 'lost'),
  });
  mount(app, core, {
    method: 'POST',
    path: `${PATH}/:id`,
    params: disputeChange,
    async run(work, { evidence, metadata: change, submit }, id) {
      const { object } = await holdObject(work, 'dispute', id);
      const text = evidence?.uncategorized_text ?? object.evidence.uncategorized_text;
      const changed: Dispute = {
        ...object,
        evidence: { ...object.evidence, uncategorized_text: text },
        evidence_details: { ...object.evidence_details, has_evidence: text !== null },
        metadata: changedMetadata(object.metadata, change),
      };
      if (submit !== false && text === 'winning_evidence') return closeDispute(work, changed, 'won');
      if (submit !== false && text === 'losing_evidence') return closeDispute(work, changed, 'lost');
      await saveObject(work, changed);
      await emit(work, 'charge.dispute.updated', changed, { evidence: object.evidence });
      return changed;
    },
  });
}
