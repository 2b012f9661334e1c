import { lazy, type ReactNode, useEffect } from 'react';
import { useSession } from '#api/session.tsx';
import { SignedInForNow } from '#features/account/session/SignedInForNow.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { Stepper } from '#ui/blocks/Stepper.tsx';
import { ProductSelection, ProductSelectionToCome } from './products/ProductSelection.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { StepSpinner } from './StepSpinner.tsx';
import { useOnboarding } from './useOnboarding.ts';
import { useOnePress } from './useOnePress.ts';
import { STEP_TITLES, STEPS, type Step } from './wizard.ts';

const load = {
  ACCOUNT_CREATION: () => import('./account/AccountStep.tsx'),
  PROFILE_ASSESSMENT: () => import('./assessment/AssessmentStep.tsx'),
  PAYMENT_SUMMARY: () => import('./summary/SummaryStep.tsx'),
  PAYMENT: () => import('./pay/PaymentStep.tsx'),
  COMPLETE: () => import('./complete/CompleteStep.tsx'),
};

const later = {
  ACCOUNT_CREATION: lazy(load.ACCOUNT_CREATION),
  PROFILE_ASSESSMENT: lazy(load.PROFILE_ASSESSMENT),
  PAYMENT_SUMMARY: lazy(load.PAYMENT_SUMMARY),
  PAYMENT: lazy(load.PAYMENT),
  COMPLETE: lazy(load.COMPLETE),
};

/** Prefetches the script of the next step while a person is busy with this one. */
function usePreload(step: Step): void {
  useEffect(() => {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (!next || next === 'PRODUCT_SELECTION') return;
    const timer = setTimeout(() => void load[next]().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, [step]);
}

/** The stepper and the current step. */
function StepPage({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <>
      <Stepper steps={STEP_TITLES} current={STEPS.indexOf(step)} />
      <div className="mt-10 md:mt-12">{children}</div>
    </>
  );
}

const frame = 'shell py-8 md:py-12';

/**
 * The wizard in the prerendered page, at its first step. For people who return to a later step (the document is then
 * marked as whole, see layout/scrolling/paintLate.ts), no step is shown.
 */
export function WizardToCome() {
  return (
    <div className={`${frame} [:root[data-whole]_&]:invisible`}>
      <StepPage step="PRODUCT_SELECTION">
        <ProductSelectionToCome />
      </StepPage>
    </div>
  );
}

/** The wizard: stepper and current step. */
export function Wizard() {
  const { state, ended } = useOnboarding();
  const { user } = useSession();
  usePreload(state.step);
  useOnePress();
  const Later = state.step === 'PRODUCT_SELECTION' ? null : later[state.step];
  return (
    <div className={frame}>
      <SessionEnded />
      <SignedInForNow />
      {ended && !user && (
        <div className="mb-8">
          <Alert tone="caution" title={ended.title}>
            <p>{ended.text}</p>
          </Alert>
        </div>
      )}
      <StepPage step={state.step}>
        {Later ? (
          <LaterAnew
            key={state.step}
            what="This step"
            kept="What you have answered is kept."
            fallback={<StepSpinner />}
          >
            <Later />
          </LaterAnew>
        ) : (
          <ProductSelection />
        )}
      </StepPage>
    </div>
  );
}
