import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import type { VersionNotice } from './useVersions.ts';

/** A press on a notice takes it away: the focus that goes with it is given to `target`. */
export function useFocusAfterChoice(notice: VersionNotice, target: RefObject<HTMLElement | null>): void {
  const before = useRef(notice);
  useEffect(() => {
    // A choice comes by itself, and the focus of whoever has none stays where it is.
    if (before.current !== null && notice !== 'choice') takeLostFocus(target.current);
    before.current = notice;
  }, [notice, target]);
}
