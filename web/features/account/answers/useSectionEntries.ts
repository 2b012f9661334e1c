import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The index of a section; null for the page that checks all answers, where the editor opens. */
export type Place = number | null;

/** The editor's state in a history entry; entries of other origin show the first page. */
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
 * The current section, with a history entry for each, so that Back leads to the previous section and a reload stays.
 * A move to the section the person just came from goes back in history.
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
