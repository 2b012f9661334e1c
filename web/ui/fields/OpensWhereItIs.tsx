import { type RefObject, use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Scrolling this soon after the focus came, or after scrolling that was, in milliseconds, is the browser bringing the
 * box into view: on a slow phone that takes its time.
 */
const settling = 800;

/** What a person does to the page themselves. */
const PERSONS = ['pointerdown', 'wheel', 'touchmove'] as const;

/**
 * A list closes when the page scrolls, also when the browser only brings its box into view: by Tab, or above
 * the keyboard of a phone. This opens it again, unless the person has pressed a key or the pointer meanwhile
 * (`focusedAt` is then 0): a list that opened under the pointer would take the end of the press for a choice.
 */
export function OpensWhereItIs({ focusedAt }: { focusedAt: RefObject<number> }) {
  const state = use(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    const press = (): void => {
      focusedAt.current = 0;
    };
    const scroll = (): void => {
      const now = performance.now();
      if (now - focusedAt.current < settling) focusedAt.current = now;
    };
    for (const own of PERSONS) window.addEventListener(own, press, { capture: true, passive: true });
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      for (const own of PERSONS) window.removeEventListener(own, press, { capture: true });
      window.removeEventListener('scroll', scroll);
    };
  }, [focusedAt]);
  useEffect(() => {
    if (state === null || isOpen || !state.isFocused) return;
    if (performance.now() - focusedAt.current < settling) state.open(null, 'focus');
  }, [state, isOpen, focusedAt]);
  return null;
}
