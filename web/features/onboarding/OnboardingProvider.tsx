import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Answers } from '@global-fit/questionnaire/model';
import { useSession } from '#api/session.tsx';
import { clearChoices } from '#features/payment/orderChoices.ts';
import { scrollToTop } from '#layout/scrollToSection.ts';
import { paths } from '#paths.ts';
import { placeOf, sectionOf } from './place.ts';
import { startFrom } from './start.ts';
import { useEntryOfSummary, useFollowedHistory } from './useFollowedHistory.ts';
import { useNamedProduct } from './useNamedProduct.ts';
import { type Onboarding, OnboardingContext } from './useOnboarding.ts';
import { useOrderChoices } from './useOrderChoices.ts';
import { useProducts } from './useProducts.ts';
import { useSavedAnswers } from './useSavedAnswers.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizard } from './useWizard.ts';
import { STEPS } from './wizard.ts';

/** Puts the wizard together: its state and place in the browser's history, the saved answers, and the order. */
export function OnboardingProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const products = useProducts();
  const historyState: unknown = useLocation().state;
  const [start] = useState(() => startFrom(historyState));
  const { payload, payment, setPayload, setPayment, forget: forgetSubmission } = useSubmission();
  const moves = useWizard(start.state, forgetSubmission);
  const { state, latest, forward, act, goTo } = moves;
  const { entry, amend } = moves.history;
  const [isDeleted, setDeleted] = useState(false);

  const replaceAnswers = useCallback(
    (answers: Answers) => {
      act({ type: 'answers', answers });
      forgetSubmission();
    },
    [act, forgetSubmission],
  );

  const put = useCallback(
    (answers: Answers, section: number | null) => {
      act({ type: 'answers', answers });
      if (section === null || latest.current.section === section) return;
      const { step } = latest.current;
      act({ type: 'show', step, section });
      if (step === 'PROFILE_ASSESSMENT') amend(placeOf(step, section));
    },
    [latest, act, amend],
  );

  const clear = useCallback(() => {
    act({ type: 'reset' });
    forgetSubmission();
    clearChoices();
    void navigate(paths.onboarding);
  }, [act, forgetSubmission, navigate]);

  const saved = useSavedAnswers({
    user,
    wanted: STEPS.indexOf(state.step) >= STEPS.indexOf('PROFILE_ASSESSMENT') && state.step !== 'COMPLETE',
    mayAsk: state.step === 'PROFILE_ASSESSMENT',
    knowsSection: entry !== null && sectionOf(entry) !== null,
    put,
    onOtherOwner: () => {
      put({}, 0);
      act({ type: 'countries', count: 0 });
      forgetSubmission();
    },
    onDeleted: () => {
      setDeleted(true);
      clear();
    },
  });
  const { setAside } = saved;
  const startOver = useCallback(() => {
    setAside();
    clear();
  }, [setAside, clear]);

  useFollowedHistory(moves, startOver);
  const restoring = useNamedProduct(moves, products, {
    started: start.productId,
    saved: saved.found?.content.productId ?? null,
  });
  const { choices, choose } = useOrderChoices(user, state, act);
  useEntryOfSummary(moves);

  const onboarding = useMemo<Onboarding>(
    () => ({
      state,
      entry,
      forward,
      products,
      restoring,
      saved,
      payload,
      choices,
      payment,
      isDeleted,
      act,
      // A press on a page that has just been left must not move the next one on.
      next: () => latest.current.step === state.step && act({ type: 'next' }),
      back: () => latest.current.step === state.step && act({ type: 'back' }),
      selectProduct: (product) => act({ type: 'selectProduct', product }),
      goTo,
      complete: (orderId, paymentId) => {
        act({ type: 'complete', orderId, paymentIntentId: paymentId });
        // In place of the payment step: nobody should come back to paying twice.
        amend({ ...placeOf('COMPLETE', 0), orderId });
        scrollToTop();
      },
      startOver,
      replaceAnswers,
      setPayload,
      choose,
      setPayment,
      amendEntry: amend,
    }),
    [
      state,
      latest,
      entry,
      forward,
      products,
      restoring,
      saved,
      payload,
      choices,
      payment,
      isDeleted,
      act,
      goTo,
      amend,
      choose,
      startOver,
      replaceAnswers,
      setPayload,
      setPayment,
    ],
  );
  return <OnboardingContext value={onboarding}>{children}</OnboardingContext>;
}
