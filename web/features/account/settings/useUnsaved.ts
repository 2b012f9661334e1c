import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { accessToken } from '#api/accessToken.ts';

/** Passed on deliberate navigations, such as signing out, which need no confirmation. */
export const LEAVING = { isLeaving: true } as const;

const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaving' in state && state.isLeaving === true;

/**
 * Blocks navigations while there are unsaved changes until the person decides; for closing the window the browser
 * asks. Does nothing once the session has ended.
 */
export function useUnsaved(isChanged: boolean): Blocker {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (accessToken.read() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      accessToken.read() !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      !isLeaving(nextLocation.state),
  );
}
