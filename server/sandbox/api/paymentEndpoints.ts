import type { FastifyInstance } from 'fastify';
import type { SandboxCore } from '../types.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

/** Payment intents, charges and payment methods, read-only. */
export function mountPayments(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, retrieveEndpoint('payment_intent', '/v1/payment_intents'));
  mount(app, core, listEndpoint('payment_intent', '/v1/payment_intents'));
  mount(app, core, retrieveEndpoint('charge', '/v1/charges'));
  mount(app, core, listEndpoint('charge', '/v1/charges', { payment_intent: { type: 'text' } }));
  mount(app, core, retrieveEndpoint('payment_method', '/v1/payment_methods'));
}
