import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createCheckout, NO_PAYMENT_INFORMATION, type Purchase } from './createCheckout.ts';
import { embeddedFailure } from './embeddedFailure.ts';
import { failedPayment, idlePayment, type PaymentState, processingPayment } from './payment.ts';
import { fetchOutcome, fetchOutcomeOfOrder, isSettled, type Settled } from './settled.ts';
import { useReturn } from './useReturn.ts';

/**
 * A payment in the embedded form: opens a session on mount and asks the server for the result. Until the server
 * confirms what the form reports, it is `confirming`.
 */
export function useEmbeddedPayment(purchase: Purchase | null, onOpened: (sessionId: string | null) => void) {
  const [payment, setPayment] = useState<PaymentState>(idlePayment);
  const [confirming, setConfirming] = useState<Settled | null>(null);
  const [settled, setSettled] = useState<Settled | null>(null);

  const fail = useCallback((error: unknown) => {
    console.error('The payment form could not be prepared', error);
    setPayment(embeddedFailure(error));
  }, []);

  const open = useEffectEvent(async (isWanted: () => boolean) => {
    if (!purchase) return setPayment(failedPayment('No product selected'));
    setPayment(processingPayment);
    try {
      const opened = await createCheckout(purchase, 'embedded');
      if (!isWanted()) return;
      if (opened.clientSecret === null) throw new Error(NO_PAYMENT_INFORMATION);
      setPayment(opened);
      onOpened(opened.sessionId);
    } catch (error) {
      if (isWanted()) fail(error);
    }
  });
  // One session per opening of the modal, whatever else is rendered; another once it was closed elsewhere.
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    void open(() => current);
    return () => {
      current = false;
    };
  }, [round]);

  const { sessionId, orderId } = payment;
  const isConfirming = confirming !== null;
  useReturn(() => {
    if (sessionId === null || isConfirming) return;
    fetchOutcomeOfOrder(sessionId).then(
      (found) => {
        if (isSettled(found)) {
          setConfirming(found);
          setSettled(found);
        } else if (found.outcome === 'expired') setRound((count) => count + 1);
      },
      (error: unknown) => console.error('It could not be asked how the payment stands', error),
    );
  });
  const complete = useCallback(() => {
    if (sessionId === null) return;
    const known: Settled = { outcome: 'pending', sessionId, orderId, paymentId: null };
    setConfirming(known);
    fetchOutcome(sessionId).then(
      (found) =>
        setSettled({
          ...found,
          outcome: found.outcome === 'paid' ? 'paid' : 'pending',
          orderId: found.orderId ?? orderId,
        }),
      (error: unknown) => {
        console.error('The payment went through, but its state could not be read', error);
        setSettled(known);
      },
    );
  }, [sessionId, orderId]);

  return { payment, confirming, settled, complete, fail };
}
