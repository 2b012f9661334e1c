import { useEffect, useState } from 'react';
import { waitAfter } from '#api/waits.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { oneMore, readReloads } from './reloads.ts';

/** Storage key, per tab, of the automatic reloads. */
const KEY = 'reloads';
/** After this many checks without a response, only the browser's online event or a click causes another. */
const MOST_LOOKS = 8;

/** Counts a reload; returns false where there were enough, or it cannot be stored. */
function noteReload(): boolean {
  try {
    const noted = oneMore(readReloads(sessionStorage.getItem(KEY)), Date.now());
    if (noted === null) return false;
    sessionStorage.setItem(KEY, noted);
    return true;
  } catch {
    return false;
  }
}

/** Whether this page can be loaded at the moment. */
const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page as soon as its server responds, since a browser requests a failed script again only then. Checks
 * when the connection returns, and a few times by itself. Returns false where there were too many reloads recently,
 * so that a click is needed.
 */
export function useReloadOnceBack(): boolean {
  const [looks, setLooks] = useState(1);
  const [isTried, setTried] = useState(true);
  const look = async (): Promise<void> => {
    if (!(await isReachable())) return setLooks((before) => before + 1);
    if (noteReload()) location.reload();
    else setTried(false);
  };
  useWhenOnline(() => void look());
  useEffect(() => {
    if (!isTried || looks > MOST_LOOKS) return;
    const timer = setTimeout(() => void look(), waitAfter(looks));
    return () => clearTimeout(timer);
  }, [looks, isTried]);
  return isTried;
}
