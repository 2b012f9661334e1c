import { saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import { applyTotals } from './applyTotals.ts';
import type { OpenCheckout } from './completeSession.ts';
import { findCode, problemWithCode } from './discounts.ts';

/**
 * The customer enters a promotion code on the payment page (the session's row is locked), or removes it with `null`.
 * Returns what is wrong with the code in words for the customer; null where it was applied.
 */
export async function changePromotion(
  work: Work,
  { object: session, internal }: Stored<'checkout.session'>,
  typed: string | null,
): Promise<string | null> {
  if (session.status !== 'open' || !session.allow_promotion_codes) return null;
  if (typed === null) {
    await save(work, { session, internal: { ...internal, discount: null } });
    return null;
  }
  if (typed.trim() === '') return 'Enter a promotion code.';
  const found = await findCode(work, typed.trim());
  const { lineItems } = internal;
  const subtotal = session.amount_subtotal ?? 0;
  const problem = problemWithCode(found, lineItems, subtotal, session.currency ?? 'usd', work.now);
  if (problem || !found) return problem;
  const discount = {
    id: `di_1${work.core.ids.random(23)}`,
    coupon: found.coupon.id,
    promotionCode: found.code.id,
  };
  await save(work, { session, internal: { ...internal, discount } });
  return null;
}

async function save(work: Work, { session, internal }: OpenCheckout): Promise<void> {
  const priced = await applyTotals(work, session, internal);
  await saveObject(work, priced.session, { internal: priced.internal });
}
