import { invalidRequest } from '../errors.ts';
import { insertObject, needObject } from '../store.ts';
import type { Work } from '../types.ts';
import type { LineItem, Session, SessionInternal } from '../wire.ts';
import { applyTotals } from './applyTotals.ts';
import { checkAmount, checkSession } from './checkSession.ts';
import { isCouponValid, problemWithCode, problemWithCoupon, withCoupon } from './discounts.ts';
import { makeLineItems } from './lineItems.ts';
import { openSession } from './sessionObject.ts';
import type { SessionParams } from './sessionParams.ts';

/**
 * Opens a checkout session. It expires at `expires_at`, by default in 24 hours.
 *
 * @throws SandboxError 400 where parameters contradict each other or name what does not exist.
 */
export async function createSession(work: Work, params: SessionParams): Promise<Session> {
  checkSession(params, work.now);
  const lineItems = await makeLineItems(work, params.line_items);
  const currency = lineItems[0]?.currency ?? 'usd';
  if (params.currency !== undefined && params.currency !== currency) {
    throw invalidRequest(`The prices are in ${currency}, not in ${params.currency}.`, { param: 'currency' });
  }
  const draft = openSession(work, params, currency);
  if (draft.payment_method_types.length === 0) {
    throw invalidRequest('No valid payment method types for this Checkout Session.');
  }
  const { session, internal } = await applyTotals(work, draft, {
    lineItems,
    discount: await discountOf(work, params, lineItems, currency),
    taxBasisPoints: params.automatic_tax?.enabled ? work.core.settings.automaticTaxBasisPoints : 0,
    intent: intentOf(params),
    lastAttempt: null,
    settles: null,
  });
  checkAmount(session.amount_total ?? 0, currency);
  await insertObject(work, 'checkout.session', session, { internal, dueAt: session.expires_at });
  return session;
}

function intentOf({ payment_intent_data: data }: SessionParams): SessionInternal['intent'] {
  return {
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
    receipt_email: data?.receipt_email ?? null,
    statement_descriptor: data?.statement_descriptor ?? null,
    statement_descriptor_suffix: data?.statement_descriptor_suffix ?? null,
  };
}

async function discountOf(
  work: Work,
  params: SessionParams,
  lines: readonly LineItem[],
  currency: string,
): Promise<SessionInternal['discount']> {
  const [wish] = params.discounts ?? [];
  if (!wish) return null;
  const id = `di_1${work.core.ids.random(23)}`;
  if (wish.promotion_code !== undefined && wish.coupon === undefined) {
    const param = 'discounts[0][promotion_code]';
    const { object: code } = await needObject(work, 'promotion_code', wish.promotion_code, { param });
    const found = await withCoupon(work, code);
    const subtotal = lines.reduce(
      (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
      0,
    );
    const problem = problemWithCode(found, lines, subtotal, currency, work.now);
    if (problem || !found) throw invalidRequest(problem ?? 'This code is not valid.', { param });
    return { id, coupon: found.coupon.id, promotionCode: code.id };
  }
  if (wish.coupon !== undefined && wish.promotion_code === undefined) {
    const param = 'discounts[0][coupon]';
    const { object: coupon } = await needObject(work, 'coupon', wish.coupon, { param });
    const problem = isCouponValid(coupon, work.now)
      ? problemWithCoupon(coupon, lines, currency)
      : `Coupon ${coupon.id} is used up or expired.`;
    if (problem) throw invalidRequest(problem, { param });
    return { id, coupon: coupon.id, promotionCode: null };
  }
  throw invalidRequest('Specify either a coupon or a promotion code.', { param: 'discounts[0]' });
}
