import { useEffect, useEffectEvent } from 'react';

/** Calls `act` whenever the browser's connection returns. */
export function useWhenOnline(act: () => void): void {
  const heard = useEffectEvent(act);
  useEffect(() => {
    const online = (): void => heard();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
}
