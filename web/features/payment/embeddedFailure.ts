import { ApiError } from '#api/ApiError.ts';
import { NO_PAYMENT_INFORMATION } from './createCheckout.ts';
import { LOAD_FAILED } from './loadStripe.ts';

const MODAL_FAILED = 'Failed to initialize payment. Please try again.';

/** Why the payment form could not be prepared, as it is shown: what is known to help is said, all else in general. */
export function embeddedFailure(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'already_paid' ? error.message : MODAL_FAILED;
  const known = error instanceof Error && [NO_PAYMENT_INFORMATION, LOAD_FAILED].includes(error.message);
  return known ? error.message : MODAL_FAILED;
}
