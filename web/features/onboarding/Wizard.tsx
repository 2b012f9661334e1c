import { lazy, Suspense, useEffect } from 'react';
import { Stepper } from '#ui/Stepper.tsx';
import { ProductSelection } from './products/ProductSelection.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { StepSpinner } from './StepSpinner.tsx';
import { useOnboarding } from './useOnboarding.ts';
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

/** Fetches the next step's script while a person is busy with this one. */
function usePreload(step: Step): void {
  useEffect(() => {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (!next || next === 'PRODUCT_SELECTION') return;
    const timer = setTimeout(() => void load[next]().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, [step]);
}

/** The wizard: where one is, and the step itself. */
export function Wizard() {
  const { state } = useOnboarding();
  usePreload(state.step);
  const Later = state.step === 'PRODUCT_SELECTION' ? null : later[state.step];
  return (
    <div className="shell py-8 md:py-12">
      <SessionEnded />
      <Stepper steps={STEP_TITLES} current={STEPS.indexOf(state.step)} />
      <div className="mt-10 md:mt-12">
        {Later ? (
          <Suspense fallback={<StepSpinner />}>
            <Later />
          </Suspense>
        ) : (
          <ProductSelection />
        )}
      </div>
    </div>
  );
}
