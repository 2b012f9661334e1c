import { clearStored, storageKeys } from '#features/drafts/storage.ts';

/** After a payment: what was submitted is the order's now, and the next purchase starts afresh. */
export function clearPurchase(): void {
  clearStored(storageKeys.progress, storageKeys.payload, storageKeys.profileId);
  try {
    sessionStorage.removeItem('onboarding-order');
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
