import { clearStored, readStored, storageKeys } from '#features/drafts/storage.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { clearChoices } from './orderChoices.ts';

/** After a payment: what was submitted belongs to the order, and the next purchase starts anew. */
function clearPurchase(): void {
  clearStored(storageKeys.progress, storageKeys.unchosen, storageKeys.payload, storageKeys.profileId);
  clearChoices();
}

/**
 * Deletes the answers of a paid order from this browser, where they are that order's: reopening the page of an old
 * payment must not delete answers for the next one. The draft on the server ends with the payment, unless it was
 * changed since. Never throws.
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
