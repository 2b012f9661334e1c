import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import type { WizardMoves } from './useWizard.ts';

/**
 * Lets links of the page's frame to the wizard, such as Start Your Journey, lead to its first step. They load a new
 * document elsewhere, but here browsers would reload this one with its history entry: whoever had just paid could not
 * begin again. The address gets an entry of its own, so that going back shows the order.
 */
export function useLinksToHere({ latest, history }: WizardMoves): void {
  const navigate = useNavigate();
  const { entry } = history;
  const follow = useEffectEvent((event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || !isPlainClick(event) || link.target) return;
    // Others lead elsewhere, or to a place on the page.
    if (link.origin + link.pathname !== window.location.origin + window.location.pathname || link.hash)
      return;
    event.preventDefault();
    const isAtStart = entry === null && latest.current.step === 'PRODUCT_SELECTION';
    void navigate(link.pathname + link.search, { replace: isAtStart });
  });
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
