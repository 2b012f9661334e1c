/** The state of a payment (specification 1, §3: payment status). */
export interface PaymentState {
  readonly status: 'idle' | 'processing' | 'requires_payment' | 'error';
  /** For the embedded form; null for the hosted page. */
  readonly clientSecret: string | null;
  readonly profileId: string | null;
  readonly sessionId: string | null;
  /** The hosted page. */
  readonly url: string | null;
  readonly orderId: string | null;
  readonly error: string | null;
  /** Set where a retry would not help: the order is paid, or the package is no longer on sale. */
  readonly obstacle: 'paid' | 'product' | null;
}

export const idlePayment: PaymentState = {
  status: 'idle',
  clientSecret: null,
  profileId: null,
  sessionId: null,
  url: null,
  orderId: null,
  error: null,
  obstacle: null,
};

/** While the payment form is loading. */
export const PREPARING = 'Preparing your secure payment form...';

export const processingPayment: PaymentState = { ...idlePayment, status: 'processing' };

/** A failed payment; `message` is shown as it is. */
export function failedPayment(message: string): PaymentState {
  return { ...idlePayment, status: 'error', error: message };
}
