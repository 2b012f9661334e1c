import { emit } from '../webhooks/emit.ts';
import { saveObject } from '../store.ts';
import type { Work } from '../types.ts';
import type { Buyer, PageProblems, Session, SessionInternal } from '../wire.ts';
import { applyTotals } from './applyTotals.ts';
import { redeem } from './discounts.ts';
import { customerDetails } from './sessionObject.ts';

export interface OpenCheckout {
  readonly session: Session;
  readonly internal: SessionInternal;
}

/** State of the payment when the session completes. A debit is still unpaid and settles later. */
export type Completion =
  | { readonly payment: 'paid' | 'no_payment_required' }
  | { readonly payment: 'unpaid'; readonly settles: 'success' | 'failure' };

/** Completes a session (its row is locked); writes it and its event. */
export async function completeSession(
  work: Work,
  { session, internal }: OpenCheckout,
  buyer: Buyer,
  completion: Completion,
): Promise<Session> {
  const complete: Session = {
    ...session,
    consent: buyer.consent,
    customer_details: customerDetails(buyer.email, buyer.name === '' ? null : buyer.name),
    payment_status: completion.payment,
    status: 'complete',
    url: null,
  };
  const settles = completion.payment === 'unpaid' ? completion.settles : null;
  await saveObject(work, complete, {
    internal: { ...internal, settles },
    dueAt: settles === null ? null : work.now + work.core.settings.settleAfterSeconds,
  });
  await emit(work, 'checkout.session.completed', complete);
  return complete;
}

/**
 * Redeems the session's discount just before the money moves. Where the discount has run out meanwhile, it is
 * removed, the new total is written, and the customer is asked to check it.
 */
export async function redeemDiscount(
  work: Work,
  { session, internal }: OpenCheckout,
): Promise<PageProblems | null> {
  const { discount } = internal;
  if (!discount || (await redeem(work, discount.coupon, discount.promotionCode))) return null;
  const problems = { form: 'The discount has just run out. Please check the new total before you pay.' };
  const lastAttempt = internal.lastAttempt && { ...internal.lastAttempt, problems };
  const priced = await applyTotals(work, session, { ...internal, discount: null, lastAttempt });
  await saveObject(work, priced.session, { internal: priced.internal });
  return problems;
}
