import { clearStored, readStored, storageKeys } from '#features/drafts/storage.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { clearChoices } from './orderChoices.ts';

/** After a payment: what was submitted is the order's now, and the next purchase starts afresh. */
function clearPurchase(): void {
  clearStored(storageKeys.progress, storageKeys.unchosen, storageKeys.payload, storageKeys.profileId);
  clearChoices();
}

/**
 * Clears what this browser still holds of a paid order's answers, if they are that order's: the page of an old payment,
 * opened again, must not erase the answers to the next one. The draft on the server ends with the payment, unless it
 * was changed since. Never throws.
 */
export async function finishPurchase(orderId: string | null): Promise<void> {
  const profileId = readStored(storageKeys.profileId);
  if (orderId === null || profileId === null) return;
  try {
    const order = await fetchOrder(orderId);
    if (order.profile_id !== profileId) return;
    clearPurchase();
  } catch (error) {
    console.warn('What was kept of the paid assessment could not be cleared.', error);
  }
}
