import { useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { showToast } from '#ui/notices/toast.ts';
import { useLatest } from '#ui/useLatest.ts';
import { isServerThere, PAGE_NOT_LOADED } from './pageNotLoaded.ts';

/** Milliseconds after which a page that has not come yet is worth a sign. */
const SOON_MS = 400;

/**
 * The way from one page to the next: a line at the top of the window while it takes long, and where the page does not
 * come the one that is open stays. After a new release the address asked for is opened anew.
 */
export function PageComing() {
  const { location } = useNavigation();
  const target = useLatest(location ? createPath(location) : null);
  /** Another one for each press, also where the same page was asked for before. */
  const asked = location?.key ?? null;
  const [late, setLate] = useState<string | null>(null);
  /** The press after which the page that was open stays. */
  const [over, setOver] = useState<string | null>(null);
  const press = useLatest(asked);
  /**
   * The press that failed last, told already; empty where a script fetched before any press did not come, which nobody
   * is told. The router asks for a script once and is silent after a failure, so that a press that is long in coming
   * after one is taken to have failed too.
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
