import { useEffect, useEffectEvent } from 'react';
import { useCameBack } from '#ui/browser/useCameBack.ts';

/** Time for the provider's page to replace this one (ms). */
const PATIENCE = 15_000;

/**
 * Calls `act` where people who were sent to the provider's page are here: after Back from there, or because it never
 * came, as when they have stopped it. `sent` says whether they were sent and `act` was not yet called.
 */
export function useStillHere(sent: boolean, act: () => void): void {
  const heard = useEffectEvent(act);
  useCameBack(act);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => heard(), PATIENCE);
    return () => clearTimeout(timer);
  }, [sent]);
}
