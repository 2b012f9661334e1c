import { useEffect } from 'react';
import { identity } from '#content/identity.ts';

/**
 * Sets the title of the tab and the history entry while something is shown, so that steps and results with the same
 * address can be told apart. Afterwards the page's own title is restored, unless another was set.
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
