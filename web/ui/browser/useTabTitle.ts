import { useEffect } from 'react';
import { identity } from '#content/identity.ts';

/**
 * Names the browser's tab, and the entry of its history, by what an address shows just now, for as long as it is
 * shown: steps and results that share one address are told apart. Then the page's own title comes back, unless the
 * next has put its own in place.
 */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const shown = `${title} · ${identity.name}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
  }, [title]);
}
