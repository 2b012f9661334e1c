import { type RefObject, use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Scrolling this soon after the focus came, in milliseconds, is the browser bringing the box into view. */
const settling = 800;

/**
 * A list closes when the page scrolls, also when the browser only brings its box into view: by Tab, or above the
 * keyboard of a phone. This opens it again, unless the person has pressed a key meanwhile (`focusedAt` is then 0).
 */
export function OpensWhereItIs({ focusedAt }: { focusedAt: RefObject<number> }) {
  const state = use(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    if (state === null || isOpen || !state.isFocused) return;
    if (performance.now() - focusedAt.current < settling) state.open(null, 'focus');
  }, [state, isOpen, focusedAt]);
  return null;
}
