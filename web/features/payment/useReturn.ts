import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` whenever a person returns to this page from another tab, where much may have happened. */
export function useReturn(onReturn: () => void): void {
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
