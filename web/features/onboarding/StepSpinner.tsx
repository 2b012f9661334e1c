import { LookingForAccount } from '#features/account/session/LookingForAccount.tsx';
import { useOnboarding } from './useOnboarding.ts';
import { STEP_TITLES, STEPS } from './wizard.ts';

/** While a step finds its things, and the account that they belong to. */
export function StepSpinner({ label = 'Loading' }: { label?: string }) {
  const { state } = useOnboarding();
  return (
    <div className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{STEP_TITLES[STEPS.indexOf(state.step)] ?? 'Complete'}</h1>
      <LookingForAccount label={label} />
    </div>
  );
}
