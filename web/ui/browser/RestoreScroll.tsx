import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router';
import { namedByHash } from './namedByHash.ts';
import { keptPlace } from './keepPlace.ts';

/** Whether no content has arrived since the document was loaded. */
let isFirst = true;

/**
 * Belongs to content that arrives after its page: the router scrolled while the page was still too short. Returns to
 * where the reader was after a reload or a step back, else goes to the anchor in the address. Renders nothing.
 */
export function RestoreScroll(): null {
  // The router tells the position of a step back by this context only. Of a reload it no longer knows the position,
  // since it has noted that of the short page instead.
  const restored = useContext(RouterState)?.restoreScrollPosition;
  const restore = useEffectEvent(() => {
    const place = isFirst ? keptPlace() : restored;
    isFirst = false;
    if (typeof place === 'number') {
      window.scrollTo({ top: place, behavior: 'instant' });
      return;
    }
    if (location.hash.length < 2) return;
    const target = document.getElementById(namedByHash(location.hash));
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => restore(), []);
  return null;
}
