import type { Purchase } from '#features/payment/createCheckout.ts';
import { readStored, storageKeys } from '#features/drafts/storage.ts';
import { useOnboarding } from '../useOnboarding.ts';

/** What is about to be paid; null while product, profile or the order's choices are missing. */
export function usePurchase(): Purchase | null {
  const { state, choices, payment } = useOnboarding();
  const profileId = payment.profileId ?? readStored(storageKeys.profileId);
  if (!state.product || profileId === null || !choices?.terms || !choices.immediateDelivery) return null;
  return {
    productId: state.product.id,
    stripeProductId: state.product.stripeProductId,
    profileId,
    additionalCountries: state.additionalCountries,
    countryCodes: state.countryCodes,
    deliveryEmail: choices.deliveryEmail,
  };
}
