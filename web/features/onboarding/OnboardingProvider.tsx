import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Answers } from '@global-fit/questionnaire/model';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import { useSession } from '#api/session.tsx';
import { clearStored, storageKeys } from '#features/drafts/storage.ts';
import { idlePayment, type PaymentState } from '#features/payment/payment.ts';
import { scrollToTop } from '#layout/scrollToSection.ts';
import { paths } from '#paths.ts';
import { clearChoices, takeResume } from '#features/payment/orderChoices.ts';
import { arrivalAt } from './arrival.ts';
import { consequencesOf } from './consequences.ts';
import { placeOf, readEntry, sectionOf } from './place.ts';
import { type Onboarding, OnboardingContext, type TimelessAction } from './useOnboarding.ts';
import { useOrderChoices } from './useOrderChoices.ts';
import { useProductOfUrl, useRestoredProduct } from './useProductOfUrl.ts';
import { useProducts } from './useProducts.ts';
import { useSavedAnswers } from './useSavedAnswers.ts';
import { useWizardHistory } from './useWizardHistory.ts';
import { initialWizard, type Step, STEPS, wizard, type WizardAction, type WizardState } from './wizard.ts';

/** The state to start from: what the history entry says, or a cancelled payment asked for, or the first step. */
function firstState(historyState: unknown): { state: WizardState; productId: string | null } {
  const entry = readEntry(historyState);
  if (entry) {
    return {
      state: { ...initialWizard, step: entry.step, section: sectionOf(entry) ?? 0 },
      productId: entry.productId,
    };
  }
  const resumed = takeResume();
  if (!resumed) return { state: initialWizard, productId: null };
  return { state: { ...initialWizard, step: 'PAYMENT_SUMMARY' }, productId: resumed.productId };
}

/** Holds the wizard: its state, its place in the browser's history, the saved answers and the order. */
export function OnboardingProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const products = useProducts();
  const historyState: unknown = useLocation().state;
  const [first] = useState(() => firstState(historyState));
  const [state, setState] = useState(first.state);
  const latest = useRef(state);
  const [forward, setForward] = useState(true);
  const [payload, setPayload] = useState<ProfilePayload | null>(null);
  const [payment, setPayment] = useState<PaymentState>(idlePayment);
  const [isDeleted, setDeleted] = useState(false);
  const { location, entry, record, amend, settle } = useWizardHistory(state);

  const forgetSubmission = useCallback(() => {
    setPayload(null);
    setPayment(idlePayment);
    clearStored(storageKeys.payload, storageKeys.profileId);
  }, []);

  const act = useCallback(
    (action: TimelessAction) => {
      const before = latest.current;
      const after = wizard(before, { ...action, at: performance.now() } as WizardAction);
      if (after === before) return;
      latest.current = after;
      setState(after);
      const { forward: led, forgetsSubmission, isRecorded } = consequencesOf(before, after, action);
      if (led !== null) setForward(led);
      if (forgetsSubmission) forgetSubmission();
      if (!isRecorded) return;
      record(placeOf(before.step, before.section), placeOf(after.step, after.section), {
        productId: after.product?.id ?? null,
      });
    },
    [record, forgetSubmission],
  );

  const goTo = useCallback(
    (step: Step, section: number | null = null) => act({ type: 'goTo', step, section }),
    [act],
  );

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
    [act, amend],
  );

  const stepIndex = STEPS.indexOf(state.step);
  const saved = useSavedAnswers({
    user,
    wanted: stepIndex >= STEPS.indexOf('PROFILE_ASSESSMENT') && state.step !== 'COMPLETE',
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
      startOver();
    },
  });

  const { setAside } = saved;
  const startOver = useCallback(() => {
    act({ type: 'reset' });
    setAside();
    forgetSubmission();
    clearChoices();
    void navigate(paths.onboarding);
  }, [act, setAside, forgetSubmission, navigate]);

  const hasBegun = useRef(false);
  const showEntry = useEffectEvent(() => {
    const { isPaymentComplete: isPaid, orderId } = latest.current;
    const arrival = arrivalAt(entry, { isPaid, hasBegun: hasBegun.current });
    hasBegun.current = true;
    if (arrival.to === 'what was paid') amend({ ...placeOf('COMPLETE', 0), orderId });
    else if (arrival.to === 'place') act({ type: 'show', step: arrival.step, section: arrival.section });
    else if (arrival.to === 'the beginning') startOver();
    settle();
  });
  useEffect(() => showEntry(), [location]);

  const asked = entry === null ? new URLSearchParams(location.search).get('product') : null;
  useProductOfUrl(asked, products, (product) => {
    act({ type: 'restoreProduct', product });
    act({ type: 'show', step: 'ACCOUNT_CREATION', section: null });
    setForward(true);
    amend({ ...placeOf('ACCOUNT_CREATION', 0), productId: product.id });
  });
  const restoring = useRestoredProduct(
    entry?.productId ?? first.productId ?? (asked === null ? (saved.found?.content.productId ?? null) : null),
    state.product,
    products,
    (product) => act({ type: 'restoreProduct', product }),
  );
  const { choices, choose } = useOrderChoices(user, state, act);

  // A summary that a cancelled payment asked for gets its own history entry, so that a reload finds it.
  useEffect(() => {
    if (entry === null && state.step === 'PAYMENT_SUMMARY' && state.product) {
      amend({ ...placeOf('PAYMENT_SUMMARY', 0), productId: state.product.id });
    }
  }, [entry, state.step, state.product, amend]);

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
    ],
  );
  return <OnboardingContext value={onboarding}>{children}</OnboardingContext>;
}
