import type { ReactNode } from 'react';
import { LookingForAccount } from '#features/account/session/LookingForAccount.tsx';
import { useOnboarding } from './useOnboarding.ts';
import { STEP_TITLES, STEPS } from './wizard.ts';

/** The place of a step that is not there yet, with its heading for who cannot see what it waits for. */
export function StepPlace({ children }: { children: ReactNode }) {
  const { state } = useOnboarding();
  return (
    <div className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{STEP_TITLES[STEPS.indexOf(state.step)] ?? 'Complete'}</h1>
      {children}
    </div>
  );
}

/** While a step finds its things, and the account that they belong to. */
export function StepSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <StepPlace>
      <LookingForAccount label={label} />
    </StepPlace>
  );
}
