import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Your Global Fit Report');

export default function Onboarding() {
  return (
    <SimplePage
      eyebrow="Your report"
      title="Choose Your Global Fit Report"
      intro={
        <p>
          Five steps lead to your report: choose a package, make an account, answer the assessment, look over
          the summary, and pay. You can leave at any point and continue where you were.
        </p>
      }
      onward={[onward.sample, onward.quiz, onward.contact]}
    />
  );
}
