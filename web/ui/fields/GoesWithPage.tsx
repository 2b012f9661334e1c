import { use, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Before the library, which listens to the window as well but begins to once the list is drawn. */
function hideScroll(event: Event): void {
  if (event.target === document) event.stopImmediatePropagation();
}

/**
 * While letters are typed that are no choice yet, the list moves along when the page scrolls. The library would close
 * it and drop them, also where it is the browser that scrolls: after Tab, above a phone's keyboard, or to an error.
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
