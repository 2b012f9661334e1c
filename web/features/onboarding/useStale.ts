import { useCallback, useSyncExternalStore } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';

/** Whether the answers were changed in another tab or on another device and the person has not chosen between them. */
export function useStale(keeper: Keeper | null): boolean {
  const subscribe = useCallback((heard: () => void) => keeper?.subscribe(heard) ?? (() => {}), [keeper]);
  return useSyncExternalStore(subscribe, () => keeper?.state.sync === 'stale');
}
