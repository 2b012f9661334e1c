import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#api/session.tsx';
import { paths } from '#paths.ts';
import { sectionOf } from './place.ts';
import type { Ended } from './savedState.ts';
import { startFrom } from './start.ts';
import { useEntryOfSummary, useFollowedHistory } from './useFollowedHistory.ts';
import { useLinksToHere } from './useLinksToHere.ts';
import { useNamedProduct } from './useNamedProduct.ts';
import { type Onboarding, OnboardingContext } from './useOnboarding.ts';
import { useOrderChoices } from './useOrderChoices.ts';
import { useProducts } from './useProducts.ts';
import { useSavedAnswers } from './useSavedAnswers.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizard } from './useWizard.ts';
import { useWizardAnswers } from './useWizardAnswers.ts';
import { STEPS } from './wizard.ts';
import { wizardSteps } from './wizardSteps.ts';

/** Assembles the wizard: its state and history entries, the saved answers, and the order. */
export function OnboardingProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const products = useProducts();
  const historyState: unknown = useLocation().state;
  const [start] = useState(() => startFrom(historyState));
  const { payload, payment, setPayload, setPayment, forget: forgetSubmission } = useSubmission();
  const moves = useWizard(start.state, forgetSubmission);
  const { state, forward, act, goTo } = moves;
  const { entry, amend: amendEntry } = moves.history;
  const { replace: replaceAnswers, put, clear } = useWizardAnswers(moves, forgetSubmission);
  const [ended, setEnded] = useState<Ended | null>(null);
  const navigate = useNavigate();

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
    onEnded: (why) => {
      setEnded(why);
      clear();
      void navigate(paths.onboarding);
    },
  });
  const { setAside } = saved;
  const beginAnew = useCallback(() => {
    setAside();
    clear();
  }, [setAside, clear]);
  const startOver = useCallback(() => {
    beginAnew();
    void navigate(paths.onboarding);
  }, [beginAnew, navigate]);

  useFollowedHistory(moves, beginAnew);
  useLinksToHere(moves);
  const restoring = useNamedProduct(moves, products, {
    started: start.productId,
    saved: saved.found?.content.productId ?? null,
  });
  const { choices, choose } = useOrderChoices(user, state, act);
  useEntryOfSummary(moves);

  const onboarding: Onboarding = {
    ...wizardSteps(moves),
    state,
    entry,
    forward,
    products,
    restoring,
    saved,
    payload,
    choices,
    payment,
    ended,
    act,
    goTo,
    startOver,
    replaceAnswers,
    setPayload,
    choose,
    setPayment,
    amendEntry,
  };
  return <OnboardingContext value={onboarding}>{children}</OnboardingContext>;
}
