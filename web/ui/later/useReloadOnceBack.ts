import { useEffect, useState } from 'react';
import { waitAfter } from '#api/waits.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { oneMore, readReloads } from './reloads.ts';

/** Where the browser notes, for this tab alone, how often the page began anew by itself. */
const KEY = 'reloads';
/** After so many looks without an answer only the browser's own word, or a press, begins another. */
const MOST_LOOKS = 8;

/** Notes one more; false where there were enough, or nothing can be noted. */
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

/** Whether this very page can be had just now. */
const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Has the page begin anew as soon as its server answers: a browser asks again for a script that did not come only then.
 * Looks at once when the connection is back, and a few times by itself. False where it has done so too often of late,
 * and waits for a press.
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
