import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './isPlainClick.ts';

/**
 * For an element with hundreds of plain links to pages of the site: a click on one navigates without a new document,
 * at the cost of a single listener.
 */
export function useLinksWithin<Element extends HTMLElement>(): RefObject<Element | null> {
  const around = useRef<Element>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof window.Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return around;
}
