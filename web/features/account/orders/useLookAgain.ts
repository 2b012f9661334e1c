import { useEffect } from 'react';
import { useLatest } from '#ui/useLatest.ts';

/** Intervals between refreshes (ms): short in the first minute, then longer. */
const FIRST = 3000;
const LATER = 15_000;
const FIRST_LOOKS = 20;

/** Calls `look` repeatedly while `isMoving`; a page in the background waits until it is visible. */
export function useLookAgain(isMoving: boolean, look: () => void): void {
  const latest = useLatest(look);
  useEffect(() => {
    if (!isMoving) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      timer = setTimeout(tick, looks < FIRST_LOOKS ? FIRST : LATER);
    };
    const tick = (): void => {
      if (document.visibilityState === 'visible') {
        looks += 1;
        latest.current();
      }
      next();
    };
    next();
    return () => clearTimeout(timer);
  }, [isMoving, latest]);
}
