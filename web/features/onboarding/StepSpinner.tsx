import { LookingForAccount } from '#features/account/session/LookingForAccount.tsx';

/** While a step finds its things, and the account that they belong to. */
export function StepSpinner({ label = 'Loading', visible = false }: { label?: string; visible?: boolean }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <LookingForAccount label={label} visible={visible} />
    </div>
  );
}
