import { scrollToTop } from '#layout/scrolling/scrollToSection.ts';
import { placeOf } from './place.ts';
import type { Onboarding } from './useOnboarding.ts';
import type { WizardMoves } from './useWizard.ts';

/** The moves from one step to another. */
export function wizardSteps({
  state: { step },
  latest,
  act,
  history: { amend },
}: WizardMoves): Pick<Onboarding, 'next' | 'back' | 'selectProduct' | 'complete'> {
  return {
    // A click meant for the previous page must not move the next one on.
    next: () => latest.current.step === step && act({ type: 'next' }),
    back: () => latest.current.step === step && act({ type: 'back' }),
    selectProduct: (product) => act({ type: 'selectProduct', product }),
    complete: (orderId, paymentId) => {
      act({ type: 'complete', orderId, paymentIntentId: paymentId });
      // Replaces the payment step in the history, so that nobody can return and pay twice.
      amend({ ...placeOf('COMPLETE', 0), orderId });
      scrollToTop();
    },
  };
}
