import { use, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Registered before the library's own listener on the window, which is added once the list is rendered. */
function hideScroll(event: Event): void {
  if (event.target === document) event.stopImmediatePropagation();
}

/**
 * Moves an open list along when the page scrolls, while the typed letters are no choice yet. The library would close it
 * and drop the letters, even where the browser scrolls: after Tab, above a phone's keyboard, or to an error.
 */
export function GoesWithPage() {
  const state = use(ComboBoxStateContext);
  const isTyping =
    state !== null && state.isOpen && state.inputValue !== (state.selectedItem?.textValue ?? '');
  useLayoutEffect(() => {
    if (!isTyping) return;
    window.addEventListener('scroll', hideScroll, true);
    return () => window.removeEventListener('scroll', hideScroll, true);
  }, [isTyping]);
  return null;
}
