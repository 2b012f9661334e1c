import { useCallback, useSyncExternalStore } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';

/** Which notice about two versions of the answers applies: the choice between them, the way back from it, or none. */
export type VersionNotice = 'choice' | 'way back' | null;

const noticeOf = ({ state }: Keeper): VersionNotice =>
  state.sync === 'stale' ? 'choice' : state.unchosen && 'way back';

/** Whether the answers were changed in another tab or on another device, and what the person has chosen. */
export function useVersions(keeper: Keeper | null): VersionNotice {
  const subscribe = useCallback((heard: () => void) => keeper?.subscribe(heard) ?? (() => {}), [keeper]);
  return useSyncExternalStore(subscribe, () => keeper && noticeOf(keeper));
}
