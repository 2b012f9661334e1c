import { use, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** The library leaves elements with this attribute, and their content, as they are. */
const mark = 'data-react-aria-top-layer';

/**
 * While a list is open, the library hides the rest of the page from screen readers, though its links can still be
 * reached by Tab: the focus would be on something hidden. This keeps the page (`data-page`) accessible.
 */
export function KeepsPageReadable() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const page = document.querySelector('[data-page]');
    page?.setAttribute(mark, 'true');
    return () => page?.removeAttribute(mark);
  }, [isOpen]);
  return null;
}
