import type { SessionStatusResponse } from '@global-fit/contract/payments';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { isPaidFor } from '#features/orders/orderRules.ts';
import { fetchSessionStatus } from './sessionStatus.ts';

/** The state of a checkout session. */
export interface SessionOutcome {
  readonly outcome: SessionStatusResponse['payment_status'];
  readonly sessionId: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
}

/** The result of a payment on our own page. */
export interface Settled extends SessionOutcome {
  /** `pending`: the bank confirms it later, or the result is not known yet. */
  readonly outcome: 'paid' | 'pending';
}

export const isSettled = (session: SessionOutcome): session is Settled =>
  session.outcome === 'paid' || session.outcome === 'pending';

/** Asks the server for the state of a session. Throws like `fetchSessionStatus`. */
export async function fetchOutcome(sessionId: string): Promise<SessionOutcome> {
  const status = await fetchSessionStatus(sessionId);
  return {
    outcome: status.payment_status,
    sessionId,
    orderId: status.order_id,
    paymentId: status.payment_id,
  };
}

/** Like `fetchOutcome`; a session closed because its order was paid elsewhere counts as paid. */
export async function fetchOutcomeOfOrder(sessionId: string): Promise<SessionOutcome> {
  const found = await fetchOutcome(sessionId);
  if (found.outcome !== 'expired' || found.orderId === null) return found;
  const { state } = await fetchOrder(found.orderId);
  return isPaidFor(state) ? { ...found, outcome: 'paid' } : found;
}
