import { privateMeta } from '#content/pageMeta.ts';
import { OnboardingProvider } from '#features/onboarding/OnboardingProvider.tsx';
import { Wizard, WizardToCome } from '#features/onboarding/Wizard.tsx';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';

export const meta = () => privateMeta('Your Global Fit Report');

export default function Onboarding() {
  // Where somebody stands in the wizard is known to their browser alone.
  const live = useBrowserValue(() => true, false);
  if (!live) return <WizardToCome />;
  return (
    <OnboardingProvider>
      <Wizard />
    </OnboardingProvider>
  );
}
