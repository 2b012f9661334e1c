import { useEffect, useEffectEvent, useState } from 'react';
import { addressProblem, createCheckout, startFailure } from '#features/payment/createCheckout.ts';
import { failedPayment, idlePayment, processingPayment } from '#features/payment/payment.ts';
import { purchaseOf } from '../pay/usePurchase.ts';
import { useOnboarding } from '../useOnboarding.ts';
import type { Delivery } from './useDelivery.ts';
import type { ProfileSubmission } from './useProfileSubmission.ts';
import { useShown } from '#ui/useShown.ts';

const MISSING = 'Cannot proceed to payment - profile or product information is missing.';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Goes from the summary to the payment step with a checkout session. */
export function useProceed({ profileId, status }: ProfileSubmission, delivery: Delivery) {
  const { state, choices, payment, setPayment, next } = useOnboarding();
  const [asked, setAsked] = useState(false);
  const shown = useShown(purchaseOf(state, choices, profileId));

  // Earlier failures, here or on the payment step, do not apply to the order as it is now.
  const forget = useEffectEvent(() => {
    if (payment.status === 'error') setPayment(idlePayment);
  });
  const { product, additionalCountries, countryCodes } = state;
  useEffect(() => forget(), [profileId, product, additionalCountries, countryCodes, choices]);

  const proceed = async (): Promise<void> => {
    setAsked(true);
    if (payment.status === 'processing' || status === 'stale') return;
    if (!choices || !state.product || profileId === null) return setPayment(failedPayment(MISSING));
    const settled = delivery.settle();
    if (!settled) return focus('[data-delivery] input');
    const purchase = purchaseOf(state, { ...choices, deliveryEmail: settled.email }, profileId);
    if (!purchase) return focus('[data-consents] input:not(:checked)');
    setPayment(processingPayment);
    try {
      const made = await createCheckout(purchase, 'hosted');
      // What is paid for must be what the page shows.
      if (JSON.stringify(shown.current) !== JSON.stringify(purchase)) return setPayment(idlePayment);
      setPayment(made);
      next();
    } catch (error) {
      console.error('The payment could not be started', error);
      const problem = addressProblem(error);
      if (problem === null) return setPayment(startFailure(error));
      setPayment(idlePayment);
      delivery.refuse(settled.email, problem);
    }
  };
  return { asked, proceed };
}
