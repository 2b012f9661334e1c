import { privateMeta } from '#content/pageMeta.ts';
import { OnboardingProvider } from '#features/onboarding/OnboardingProvider.tsx';
import { Wizard, WizardToCome } from '#features/onboarding/Wizard.tsx';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';

export const meta = () => privateMeta('Your Global Fit Report');

export default function Onboarding() {
  // Only the visitor's browser knows their place in the wizard.
  const live = useBrowserValue(() => true, false);
  if (!live) return <WizardToCome />;
  return (
    <OnboardingProvider>
      <Wizard />
    </OnboardingProvider>
  );
}
