import { useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import {
  createCheckout,
  hostedPage,
  INIT_FAILED,
  type Purchase,
  startFailure,
} from '#features/payment/createCheckout.ts';
import { useStillHere } from '#features/payment/useStillHere.ts';
import { useShown } from '#ui/useShown.ts';

function failureOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'already_paid')
    return 'You have ordered this analysis for these answers before: it is among your orders.';
  return startFailure(error).error ?? INIT_FAILED;
}

/** Leads to the provider's page with an order for an analysis; `asked` marks missing fields after an attempt. */
export function useAnalysisOrder(purchase: Purchase | null, agreed: boolean) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = useShown(busy);

  useStillHere(sent, () => {
    setBusy(false);
    setSent(false);
  });

  /** Whether a payment may begin: none has begun, and nothing is missing. The first missing field takes the focus. */
  const check = (): boolean => {
    if (busy) return false;
    setAsked(true);
    setFailure(null);
    if (purchase && agreed) return true;
    const missing = purchase ? '[data-consents] input:not(:checked)' : '[data-country] input';
    document.querySelector<HTMLElement>(missing)?.focus();
    return false;
  };
  const proceed = async (): Promise<void> => {
    if (!check() || !purchase) return;
    setBusy(true);
    try {
      const page = hostedPage(await createCheckout(purchase, 'hosted'));
      // Whoever has left the page is not redirected after all.
      if (shown.current === null) return;
      window.location.assign(page);
      setSent(true);
    } catch (error) {
      console.error('The payment could not be started', error);
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return { asked, busy, failure, check, proceed };
}
