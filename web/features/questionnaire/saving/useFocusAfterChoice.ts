import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import type { VersionNotice } from './useVersions.ts';

/** A click on a notice removes it, so its focus is passed to `target`. */
export function useFocusAfterChoice(notice: VersionNotice, target: RefObject<HTMLElement | null>): void {
  const before = useRef(notice);
  useEffect(() => {
    // Where a notice disappears by itself, people without the focus in it keep theirs.
    if (before.current !== null && notice !== 'choice') takeLostFocus(target.current);
    before.current = notice;
  }, [notice, target]);
}
