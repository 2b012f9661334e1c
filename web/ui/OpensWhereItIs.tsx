import { type RefObject, use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Scrolling this soon after the focus came, in milliseconds, is the browser bringing the box into view. */
const settling = 800;

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
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [focusedAt]);
  useEffect(() => {
    if (state === null || isOpen || !state.isFocused) return;
    if (performance.now() - focusedAt.current < settling) state.open(null, 'focus');
  }, [state, isOpen, focusedAt]);
  return null;
}
