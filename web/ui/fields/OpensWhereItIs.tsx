import { type RefObject, use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Scrolling this soon after the focus, or after such scrolling, in milliseconds, is the browser bringing the box into
 * view, which takes time on a slow phone.
 */
const settling = 800;

/** Interactions by the person. */
const PERSONS = ['pointerdown', 'wheel', 'touchmove'] as const;

/**
 * A list closes on scrolling, even where the browser only brings its box into view, after Tab or above a phone's
 * keyboard. This reopens it, unless the person has pressed a key or the pointer meanwhile (`focusedAt` is then 0): a
 * list that opens under the pointer would take the end of the press for a choice.
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
