import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A section by its number from 0; null for the page that checks all answers, where the editor opens. */
export type Place = number | null;

/** What an entry of the browser's history knows of the editor; one of another's making is where it opens. */
export function readEntry(state: unknown): { readonly section: Place; readonly before: Place | undefined } {
  const { section, before } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return {
    section: typeof section === 'number' ? section : null,
    before: typeof before === 'number' || before === null ? before : undefined,
  };
}

/**
 * The section that is shown, each in an entry of the browser's history: its Back leads to the section before, and a
 * reload stays. A move to where the person just came from goes back itself.
 */
export function useSectionEntries(): { readonly section: Place; readonly go: (to: Place) => void } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { section, before } = readEntry(state);
  const go = useCallback(
    (to: Place) => {
      if (to === section) return;
      if (to === before) void navigate(-1);
      else void navigate(pathname, { state: { section: to, before: section }, preventScrollReset: true });
    },
    [navigate, pathname, section, before],
  );
  return { section, go };
}
