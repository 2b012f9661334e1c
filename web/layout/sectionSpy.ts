import { useEffect, useSyncExternalStore } from 'react';

/** The section of the home page that is being read; null above the first one, and on other pages. */
let current: string | null = null;
const listeners = new Set<() => void>();

function say(section: string | null): void {
  if (section === current) return;
  current = section;
  for (const listen of listeners) listen();
}

/** A section is read while it crosses the line a third down the window. */
const readingLine = '-33% 0px -66% 0px';

/** Watches these sections of a page, by id, while it is shown. `ids` must be the same list each time. */
export function useSectionSpy(ids: readonly string[]): void {
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        say(ids.findLast((id) => crossing.has(id)) ?? null);
      },
      { rootMargin: readingLine },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      say(null);
    };
  }, [ids]);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The id of the section that is being read. */
export const useCurrentSection = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
