import type { Stripe } from 'stripe';

/** The SDK's error for a call that must fail. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error: Stripe.errors.StripeError) => error,
  );
}
