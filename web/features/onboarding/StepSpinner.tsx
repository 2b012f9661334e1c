import type { ReactNode } from 'react';
import { LookingForAccount } from '#features/account/session/LookingForAccount.tsx';
import { useOnboarding } from './useOnboarding.ts';
import { STEP_TITLES, STEPS } from './wizard.ts';

/** A step that is loading, with its heading for screen readers. */
export function StepPlace({ children }: { children: ReactNode }) {
  const { state } = useOnboarding();
  return (
    <div className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{STEP_TITLES[STEPS.indexOf(state.step)] ?? 'Complete'}</h1>
      {children}
    </div>
  );
}

/** Shown while a step and the account load. */
export function StepSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <StepPlace>
      <LookingForAccount label={label} />
    </StepPlace>
  );
}
