import type { Stripe } from 'stripe';
import type { TestBed } from './testBed.ts';

/** A hosted session for one report at 199.00 dollars. */
export function openHosted(
  bed: TestBed,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  return bed.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 19_900, product_data: { name: 'Report Silver' } },
      },
    ],
    success_url: `${bed.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${bed.origin}/cancelled?session_id={CHECKOUT_SESSION_ID}`,
    customer_email: 'amara@example.com',
    ...extra,
  });
}

/** The address of a hosted session's page. */
export function pageOf(session: Stripe.Checkout.Session): string {
  if (session.url === null) throw new Error(`The session ${session.id} has no page.`);
  return session.url;
}

/** The session's payment intent with its charge. */
export async function intentOf(bed: TestBed, sessionId: string) {
  const session = await bed.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
}
