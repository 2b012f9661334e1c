import type { Purchase } from '#features/payment/createCheckout.ts';
import type { OrderChoices } from '#features/payment/orderChoices.ts';
import { readStored, storageKeys } from '#features/drafts/storage.ts';
import { useOnboarding } from '../useOnboarding.ts';
import type { WizardState } from '../wizard.ts';

/** The purchase to be paid; null while product, profile or the order's choices are missing. */
export function purchaseOf(
  { product, additionalCountries, countryCodes }: WizardState,
  choices: OrderChoices | null,
  profileId: string | null,
): Purchase | null {
  if (!product || profileId === null || !choices?.terms || !choices.immediateDelivery) return null;
  return {
    userId: choices.userId,
    productId: product.id,
    stripeProductId: product.stripeProductId,
    profileId,
    additionalCountries,
    countryCodes,
    deliveryEmail: choices.deliveryEmail,
  };
}

/** The purchase of the payment step. */
export function usePurchase(): Purchase | null {
  const { state, choices, payment } = useOnboarding();
  return purchaseOf(state, choices, payment.profileId ?? readStored(storageKeys.profileId));
}
