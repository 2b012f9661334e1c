import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` whenever a person comes back to this page from another tab: much may have happened there. */
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
