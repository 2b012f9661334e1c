import { scrollBehaviour } from '#ui/browser/motion.ts';
import { layOutWhole } from './paintLate.ts';

/**
 * Scrolls to a section below the navigation bar (the bar's height is the page's scroll padding). Gives false
 * when there is no such section.
 */
export function scrollToSection(id: string, behaviour: 'smooth' | 'instant'): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  layOutWhole();
  section.scrollIntoView({ behavior: behaviour === 'smooth' ? scrollBehaviour() : 'instant' });
  return true;
}

/** Smoothly, for a person who chose a section: the keyboard continues from there and the address says where. */
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
