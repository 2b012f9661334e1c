import { useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { showToast } from '#ui/notices/toast.ts';
import { useLatest } from '#ui/useLatest.ts';
import { isServerThere, PAGE_NOT_LOADED } from './pageNotLoaded.ts';

/** A page that takes longer than this to load gets an indicator (ms). */
const SOON_MS = 400;

/**
 * The transition to the next page: a line at the top of the window where it takes long. Where the page cannot be
 * loaded, the current one stays; after a new release the requested address is loaded as a new document.
 */
export function PageComing() {
  const { location } = useNavigation();
  const target = useLatest(location ? createPath(location) : null);
  /** Changes with each navigation, even to the same page. */
  const asked = location?.key ?? null;
  const [late, setLate] = useState<string | null>(null);
  /** The navigation after which the current page stays. */
  const [over, setOver] = useState<string | null>(null);
  const press = useLatest(asked);
  /**
   * The last failed navigation, already reported; empty after a failed prefetch, which is not reported. The router
   * requests a script only once and stays silent after a failure, so a slow navigation after one counts as failed.
   */
  const failed = useRef<string | null>(null);

  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => {
      setLate(asked);
      if (failed.current !== null && failed.current !== asked)
        window.dispatchEvent(new Event(PAGE_NOT_LOADED));
    }, SOON_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [asked]);

  useEffect(() => {
    const stay = async (): Promise<void> => {
      const address = target.current;
      if (address === null || failed.current === press.current) {
        failed.current ??= '';
        return;
      }
      const pressed = press.current;
      failed.current = pressed;
      if (await isServerThere()) return window.location.assign(address);
      showToast('That page could not be loaded: there is no connection. This one stays open.', 'danger');
      setOver(pressed);
    };
    const stays = (): void => void stay();
    window.addEventListener(PAGE_NOT_LOADED, stays);
    return () => window.removeEventListener(PAGE_NOT_LOADED, stays);
  }, [target, press]);

  const shown = late !== null && late === asked && late !== over;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {shown ? 'Loading the page' : ''}
      </p>
      {shown && (
        <div aria-hidden="true" className="no-print fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-line">
          <div className="page-coming h-full w-1/3 bg-accent forced-colors:bg-[Highlight]" />
        </div>
      )}
    </>
  );
}
