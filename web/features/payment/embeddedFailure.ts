import { NO_PAYMENT_INFORMATION, startFailure } from './createCheckout.ts';
import { LOAD_FAILED } from './loadStripe.ts';
import { failedPayment, type PaymentState } from './payment.ts';

const MODAL_FAILED = 'Failed to initialize payment. Please try again.';

/** The message where the payment form could not be prepared: specific where that helps, otherwise general. */
export function embeddedFailure(error: unknown): PaymentState {
  const known = error instanceof Error && [NO_PAYMENT_INFORMATION, LOAD_FAILED].includes(error.message);
  return known ? failedPayment(error.message) : startFailure(error, MODAL_FAILED);
}
