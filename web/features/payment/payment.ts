/** Where a payment stands (specification 1, §3: payment status). */
export interface PaymentState {
  readonly status: 'idle' | 'processing' | 'requires_payment' | 'error';
  /** Of the embedded form; null for the hosted page. */
  readonly clientSecret: string | null;
  readonly profileId: string | null;
  readonly sessionId: string | null;
  /** The hosted page. */
  readonly url: string | null;
  readonly orderId: string | null;
  readonly error: string | null;
  /** Where trying again would not help: the order is paid, or the package is not on sale any more. */
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

/** While the form of the payment is on its way. */
export const PREPARING = 'Preparing your secure payment form...';

export const processingPayment: PaymentState = { ...idlePayment, status: 'processing' };

/** Where a payment came to nothing; `message` is shown as it is. */
export function failedPayment(message: string): PaymentState {
  return { ...idlePayment, status: 'error', error: message };
}
