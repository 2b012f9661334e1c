import { useEffect, useEffectEvent } from 'react';

/** Calls `act` whenever the browser restores this page as it was left, after Back from another document. */
export function useCameBack(act: () => void): void {
  const heard = useEffectEvent(act);
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) heard();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
