import type { Checkout, Shop } from './shop.ts';

/** The test card whose refunds stay pending until `sandbox.tick()` a little later. */
export const SLOW_REFUND = '4000000000007726';
/** The test card whose refunds succeed at first and fail a little later. */
export const FAILING_REFUND = '4000000000005126';

/** Pays for a report with this test card, and delivers the event. */
export async function paidWith(shop: Shop, cardNumber: string): Promise<Checkout> {
  const checkout = await shop.checkout(await shop.buyer());
  await checkout.pay({ cardNumber });
  await checkout.status();
  return checkout;
}

/** The kinds of message of an order, oldest first. */
export async function mailKinds(checkout: Checkout): Promise<readonly string[]> {
  return (await checkout.file()).mails.map(({ kind }) => kind);
}

/** The provider's payment of a paid checkout. */
export async function paymentOf(shop: Shop, { session_id: id }: Checkout): Promise<string> {
  const { payment_intent: payment } = await shop.dashboard.checkout.sessions.retrieve(id);
  if (typeof payment !== 'string') throw new Error('The session was not paid.');
  return payment;
}

/** A refund as an operator makes one in the provider's dashboard, in minor units; by default of everything. */
export async function refundInDashboard(
  shop: Shop,
  checkout: Checkout,
  amount?: number,
): Promise<{ readonly id: string }> {
  const body = { payment_intent: await paymentOf(shop, checkout), amount };
  return shop.dashboard.rawRequest('POST', '/v1/test_helpers/sandbox/dashboard_refunds', body) as never;
}

/**
 * Has the cardholder dispute a payment, or an amount of it in minor units; with `inquiry` the bank only asks. Answers
 * the dispute's id.
 */
export async function openDispute(
  shop: Shop,
  checkout: Checkout,
  { amount, inquiry = false }: { readonly amount?: number; readonly inquiry?: boolean } = {},
): Promise<string> {
  const payment = { payment_intent: await paymentOf(shop, checkout) };
  const body = { ...payment, ...(amount === undefined ? {} : { amount }), inquiry };
  const dispute = (await shop.dashboard.rawRequest(
    'POST',
    '/v1/test_helpers/sandbox/disputes',
    body,
  )) as unknown as { id: string };
  return dispute.id;
}

/** Every refund of a payment at the provider. */
export async function refundsAtProvider(shop: Shop, checkout: Checkout) {
  return (await shop.dashboard.refunds.list({ payment_intent: await paymentOf(shop, checkout) })).data;
}
