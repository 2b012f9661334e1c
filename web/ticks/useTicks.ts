import { useSyncExternalStore } from 'react';
import { onTicks, ticked } from './tickStore.ts';

const none: readonly string[] = [];

/** Ids of the ticked boxes of a list. Before the page is live, none. */
export function useTicks(list: string): readonly string[] {
  return useSyncExternalStore(
    onTicks,
    () => ticked(list),
    () => none,
  );
}
