import type { OrderSummary } from '@global-fit/contract/orders';
import type { RevisionState } from '@global-fit/contract/revisionStates';

/** What the rules of an order read: its state, and those of its report's editions. */
export function anOrder(state: OrderSummary['state'], ...states: readonly RevisionState[]) {
  const revisions = states.map((one, at) => ({
    number: at + 1,
    state: one,
    delayed: one === 'failed',
    ready_at: null,
    delivered_at: null,
  }));
  const isReady = states.some((one) => one === 'ready' || one === 'delivered');
  const report = states.length === 0 ? 'not_started' : isReady ? 'ready' : 'being_prepared';
  return { state, revisions, report, payment_under_way: false } as const;
}
