import { useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { createCheckout, INIT_FAILED } from '#features/payment/createCheckout.ts';
import { failedPayment, processingPayment } from '#features/payment/payment.ts';
import { useOnboarding } from '../useOnboarding.ts';

const MISSING = 'Cannot proceed to payment - profile or product information is missing.';

/** What to say when a payment could not be started: the server's own words where only they help. */
export function startFailure(error: unknown): string {
  return error instanceof ApiError && error.code === 'already_paid' ? error.message : INIT_FAILED;
}

/** From the summary to the payment step, with a checkout session in hand. */
export function useProceed(profileId: string | null) {
  const { state, choices, payment, setPayment, next } = useOnboarding();
  const [asked, setAsked] = useState(false);

  const proceed = async (): Promise<void> => {
    setAsked(true);
    if (payment.status === 'processing') return;
    const { product } = state;
    if (!product || profileId === null) return setPayment(failedPayment(MISSING));
    if (!choices?.terms || !choices.immediateDelivery) {
      document.querySelector<HTMLElement>('[data-consents] input:not(:checked)')?.focus();
      return;
    }
    setPayment(processingPayment);
    try {
      setPayment(
        await createCheckout(
          {
            productId: product.id,
            stripeProductId: product.stripeProductId,
            profileId,
            additionalCountries: state.additionalCountries,
            countryCodes: state.countryCodes,
            deliveryEmail: choices.deliveryEmail,
          },
          'hosted',
        ),
      );
      next();
    } catch (error) {
      console.error('The payment could not be started', error);
      setPayment(failedPayment(startFailure(error)));
    }
  };
  return { asked, proceed };
}
