import { useSyncExternalStore } from 'react';
import { onTicks, ticked } from './tickStore.ts';

const none: readonly string[] = [];

/** Ids of the ticked boxes of a list; none before hydration. */
export function useTicks(list: string): readonly string[] {
  return useSyncExternalStore(
    onTicks,
    () => ticked(list),
    () => none,
  );
}
