import { privateMeta } from '#content/pageMeta.ts';
import { OnboardingProvider } from '#features/onboarding/OnboardingProvider.tsx';
import { Wizard } from '#features/onboarding/Wizard.tsx';

export const meta = () => privateMeta('Your Global Fit Report');

export default function Onboarding() {
  return (
    <OnboardingProvider>
      <Wizard />
    </OnboardingProvider>
  );
}
