import { useEffect, useEffectEvent, useRef } from 'react';
import { arrivalAt } from './arrival.ts';
import { placeOf } from './place.ts';
import type { WizardMoves } from './useWizard.ts';

/** Takes the wizard to the place in every history entry the browser shows. */
export function useFollowedHistory({ latest, history, act }: WizardMoves, beginAnew: () => void): void {
  const { location, entry, amend, settle } = history;
  const hasBegun = useRef(false);
  const showEntry = useEffectEvent(() => {
    const { isPaymentComplete: isPaid, orderId } = latest.current;
    const arrival = arrivalAt(entry, { isPaid, hasBegun: hasBegun.current });
    hasBegun.current = true;
    if (arrival.to === 'what was paid') amend({ ...placeOf('COMPLETE', 0), orderId });
    else if (arrival.to === 'place') act({ type: 'show', step: arrival.step, section: arrival.section });
    else if (arrival.to === 'the beginning') beginAnew();
    settle();
  });
  useEffect(() => showEntry(), [location]);
}

/** A summary requested by a cancelled payment gets its own history entry, so that a reload finds it. */
export function useEntryOfSummary({ state, history }: WizardMoves): void {
  const { entry, amend } = history;
  const { step, product } = state;
  useEffect(() => {
    if (entry === null && step === 'PAYMENT_SUMMARY' && product) {
      amend({ ...placeOf('PAYMENT_SUMMARY', 0), productId: product.id });
    }
  }, [entry, step, product, amend]);
}
