import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { createCheckout, type Purchase } from './createCheckout.ts';
import { failedPayment, idlePayment, type PaymentState, processingPayment } from './payment.ts';
import { fetchSessionStatus } from './sessionStatus.ts';

const MODAL_FAILED = 'Failed to initialize payment. Please try again.';
const NO_PAYMENT_INFORMATION = 'No payment information received from checkout session';

/** What came of a payment in the modal. */
export interface Settled {
  readonly outcome: 'paid' | 'pending';
  readonly sessionId: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'already_paid') return error.message;
  if (error instanceof Error && error.message === NO_PAYMENT_INFORMATION) return error.message;
  return MODAL_FAILED;
}

/** A payment by the embedded form: opens a session when it appears and asks the server what came of it. */
export function useEmbeddedPayment(purchase: Purchase | null) {
  const [payment, setPayment] = useState<PaymentState>(idlePayment);
  const [settled, setSettled] = useState<Settled | null>(null);

  const fail = useCallback((error: unknown) => {
    console.error('The payment form could not be prepared', error);
    setPayment(failedPayment(messageOf(error)));
  }, []);

  const open = useEffectEvent(async (isWanted: () => boolean) => {
    if (!purchase) return setPayment(failedPayment('No product selected'));
    setPayment(processingPayment);
    try {
      const opened = await createCheckout(purchase, 'embedded');
      if (!isWanted()) return;
      if (opened.clientSecret === null) throw new Error(NO_PAYMENT_INFORMATION);
      setPayment(opened);
    } catch (error) {
      if (isWanted()) fail(error);
    }
  });
  // One session per opening of the modal, whatever else is rendered.
  useEffect(() => {
    let current = true;
    void open(() => current);
    return () => {
      current = false;
    };
  }, []);

  const { sessionId, orderId } = payment;
  const complete = useCallback(() => {
    if (sessionId === null) return;
    const known = { sessionId, orderId, paymentId: null };
    fetchSessionStatus(sessionId).then(
      (status) =>
        setSettled({
          ...known,
          outcome: status.payment_status === 'paid' ? 'paid' : 'pending',
          orderId: status.order_id ?? orderId,
          paymentId: status.payment_id,
        }),
      (error: unknown) => {
        console.error('The payment went through, but its state could not be read', error);
        setSettled({ ...known, outcome: 'pending' });
      },
    );
  }, [sessionId, orderId]);

  return { payment, settled, complete, fail };
}
