import { type RefObject, useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import { useDisclosureState } from 'react-stately/useDisclosureState';

/**
 * State and ARIA attributes of a panel that a plain button opens: spread `trigger` on the `<button>` and `panel` on
 * the panel, and point `panelRef` at it. Uses the native click, because these are on every page and the library's
 * press handling would be most of such a page's script.
 */
export function useDisclosed(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const panelRef: RefObject<HTMLDivElement | null> = useRef(null);
  const state = useDisclosureState({ isExpanded: isOpen, onExpandedChange: onOpenChange });
  const { buttonProps, panelProps } = useDisclosure({}, state, panelRef);
  // A closed panel is `hidden`, which says the same; without scripts, the style sheet opens it.
  const { 'aria-hidden': _, ...panel } = panelProps;
  return {
    trigger: {
      id: buttonProps.id,
      'aria-expanded': buttonProps['aria-expanded'],
      'aria-controls': buttonProps['aria-controls'],
      onClick: () => state.toggle(),
    },
    panel,
    panelRef,
  };
}
