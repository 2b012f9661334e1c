import { type RefObject, useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** The value shown now, for work that ends later than it began; null once the page was left. */
export function useShown<T>(value: T): RefObject<T | null> {
  const shown = useLatest<T | null>(value);
  useEffect(
    () => () => {
      shown.current = null;
    },
    [shown],
  );
  return shown;
}
