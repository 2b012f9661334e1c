import { type RefObject, useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import { useDisclosureState } from 'react-stately/useDisclosureState';

/**
 * State and ARIA of something that a plain button opens in place: spread `trigger` on the `<button>`, `panel` on what
 * it opens, and point `panelRef` at that. The press stays the browser's own click, because these stand on every page
 * and the library's press handling would be most of what such a page has to run.
 */
export function useDisclosed(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const panelRef: RefObject<HTMLDivElement | null> = useRef(null);
  const state = useDisclosureState({ isExpanded: isOpen, onExpandedChange: onOpenChange });
  const { buttonProps, panelProps } = useDisclosure({}, state, panelRef);
  // A closed panel is `hidden`, which says the same; where there are no scripts, the style sheet opens it.
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
