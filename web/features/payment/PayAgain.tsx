import { useState } from 'react';
import { useSession } from '#api/session.tsx';
import { paths } from '#paths.ts';
import { useCameBack } from '#ui/browser/useCameBack.ts';
import { Button } from '#ui/Button.tsx';
import { useShown } from '#ui/useShown.ts';
import { orderOf, restoreOrder } from './restoreOrder.ts';
import { analysisPathOf, isSingleCountry } from './singleCountry.ts';

/** Returns to an order whose payment failed, with everything chosen for it. */
export function PayAgain({ sessionId }: { sessionId: string | null }) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const shown = useShown(busy);
  useCameBack(() => setBusy(false));
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    const order = sessionId === null || !user ? null : await orderOf(sessionId);
    // Whoever has left the page is not redirected after all.
    if (shown.current === null) return;
    if (order && isSingleCountry(order)) return window.location.assign(analysisPathOf(order));
    restoreOrder(order, user);
    window.location.assign(paths.onboarding);
  };
  return (
    <Button isOff={busy} onClick={() => void tryAgain()}>
      Try Again
    </Button>
  );
}
