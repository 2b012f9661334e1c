import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { namedByHash } from './namedByHash.ts';

/** Milliseconds until a page that has come has its title and has placed the focus itself, where it does. */
const settling = 100;

/** Where the keyboard goes on after a page was changed: the section that the address names, or the page. */
function startOf(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(namedByHash(hash));
  return named?.hasAttribute('tabindex') ? named : document.getElementById('main');
}

/**
 * After a change of page within the site, which no browser announces: moves the focus into the new page,
 * unless that has placed it already, and gives the page's title to be read out. Null on the page a visit
 * begins with.
 */
export function useArrival(): string | null {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState<string | null>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const timer = setTimeout(() => {
      setTitle(document.title);
      const main = document.getElementById('main');
      if (!main?.contains(document.activeElement) || document.activeElement === main)
        startOf(hash)?.focus({ preventScroll: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
  return title;
}
