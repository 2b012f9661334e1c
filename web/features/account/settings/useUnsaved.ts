import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { accessToken } from '#api/accessToken.ts';

/** Told with a way out that was chosen knowingly, such as signing out: nothing is asked then. */
export const LEAVING = { isLeaving: true } as const;

const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaving' in state && state.isLeaving === true;

/**
 * Holds whoever goes to another page with a change that is not saved, until they have said what becomes of it; the
 * browser itself asks where its window is closed. A session that has ended holds nobody.
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
