import { use, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { pageKeptReadable } from '../browser/pageKeptReadable.ts';

/**
 * While a list is open, links of the page can still be reached by Tab: were the page hidden from screen readers, the
 * focus would be on something hidden.
 */
export function KeepsPageReadable() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  useLayoutEffect(() => (isOpen ? pageKeptReadable() : undefined), [isOpen]);
  return null;
}
