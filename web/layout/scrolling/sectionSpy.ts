import { useEffect, useSyncExternalStore } from 'react';
import { followAnchors } from './followAnchors.ts';

/** The section of the home page being read; null above the first one, and on other pages. */
let current: string | null = null;
const listeners = new Set<() => void>();

function say(section: string | null): void {
  if (section === current) return;
  current = section;
  for (const listen of listeners) listen();
}

/** Observes these sections of a page, by id, while it is shown. Only the bar re-renders, not the page. */
export function useSectionSpy(ids: readonly string[]): void {
  useEffect(() => {
    const stop = followAnchors(ids, say);
    return () => {
      stop();
      say(null);
    };
  }, [ids]);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The id of the section being read. */
export const useSectionRead = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
