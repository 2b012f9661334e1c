import { NO_PAYMENT_INFORMATION, startFailure } from './createCheckout.ts';
import { LOAD_FAILED } from './loadStripe.ts';
import { failedPayment, type PaymentState } from './payment.ts';

const MODAL_FAILED = 'Failed to initialize payment. Please try again.';

/** Why the payment form could not be prepared, as it is shown: what is known to help is said, all else in general. */
export function embeddedFailure(error: unknown): PaymentState {
  const known = error instanceof Error && [NO_PAYMENT_INFORMATION, LOAD_FAILED].includes(error.message);
  return known ? failedPayment(error.message) : startFailure(error, MODAL_FAILED);
}
