import { useEffect, useEffectEvent, useState } from 'react';
import { createCheckout, hostedPage, type Purchase, startFailure } from '#features/payment/createCheckout.ts';
import { failedPayment, idlePayment, type PaymentState } from '#features/payment/payment.ts';
import { useStillHere } from '#features/payment/useStillHere.ts';
import { useShown } from '#ui/useShown.ts';
import { useOnboarding } from '../useOnboarding.ts';

/** Leaves time to choose the form on this page instead (ms). */
const GRACE = 1500;

/** `leaving`: about to open the provider's page. `sent`: it loads. `choosing`: the person decides how to continue. */
type HostedPhase = 'leaving' | 'choosing' | 'preparing' | 'sent';

/**
 * Opens the provider's page: by itself for a new session, on request after a return from there. A history entry that
 * has redirected once never redirects by itself again.
 */
export function useHostedPayment(purchase: Purchase | null, paused: boolean) {
  const { payment, setPayment, entry, amendEntry, state } = useOnboarding();
  const [phase, setPhase] = useState<HostedPhase>(() =>
    payment.status === 'requires_payment' && (entry?.sessionId ?? null) === null && !state.isModalOpen
      ? 'leaving'
      : 'choosing',
  );
  const shown = useShown(phase);

  const leave = (made: PaymentState): void => {
    try {
      window.location.assign(hostedPage(made));
      setPhase('sent');
    } catch (error) {
      setPhase('choosing');
      setPayment(failedPayment(error instanceof Error ? error.message : 'Payment initialization failed'));
    }
  };

  const markEntry = useEffectEvent(() => amendEntry({ sessionId: payment.sessionId }));
  const leaveNow = useEffectEvent(() => leave(payment));
  useEffect(() => {
    if (phase !== 'leaving' || paused) return;
    markEntry();
    const timer = setTimeout(() => leaveNow(), GRACE);
    return () => clearTimeout(timer);
  }, [phase, paused]);

  useStillHere(phase === 'sent', () => {
    setPhase('choosing');
    setPayment(idlePayment);
  });

  const goOn = async (): Promise<void> => {
    if (!purchase || phase === 'preparing') return;
    setPhase('preparing');
    setPayment(idlePayment);
    // Whoever left the step, or chose the form on this page, is not redirected after all.
    const isWanted = (): boolean => shown.current === 'preparing';
    try {
      const made = await createCheckout(purchase, 'hosted');
      if (!isWanted()) return;
      setPayment(made);
      amendEntry({ sessionId: made.sessionId });
      leave(made);
    } catch (error) {
      console.error('The payment could not be started', error);
      if (!isWanted()) return;
      setPhase('choosing');
      setPayment(startFailure(error));
    }
  };
  return { phase, stay: () => setPhase('choosing'), goOn };
}
