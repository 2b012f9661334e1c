import { scrollBehaviour } from '#ui/browser/motion.ts';
import { layOutWhole } from './paintLate.ts';

/**
 * Scrolls to a section below the navigation bar (whose height is the page's scroll padding). Returns false where
 * there is no such section.
 */
export function scrollToSection(id: string, behaviour: 'smooth' | 'instant'): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  layOutWhole();
  section.scrollIntoView({ behavior: behaviour === 'smooth' ? scrollBehaviour() : 'instant' });
  return true;
}

/** Scrolls smoothly to a section that a person chose, moves the focus there and updates the address. */
export function visitSection(id: string): boolean {
  if (!scrollToSection(id, 'smooth')) return false;
  document.getElementById(id)?.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${id}`);
  return true;
}

/** To the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() });
}
