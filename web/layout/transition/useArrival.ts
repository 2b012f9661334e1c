import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { namedByHash } from '#ui/browser/namedByHash.ts';

/** Time for a new page to set its title and place the focus itself, in milliseconds. */
const settling = 100;

/** The element that receives the focus after a navigation: the section in the address, or the page. */
function startOf(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(namedByHash(hash));
  return named?.hasAttribute('tabindex') ? named : document.getElementById('main');
}

/**
 * After a navigation within the site, which browsers do not announce: moves the focus into the new page, unless the
 * page has done so, and returns its title for announcement. Null on the first page of a visit.
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
