import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.privacy,
    title: 'Privacy Policy',
    description:
      'What Global Fit stores, why and for how long, who processes it, and how to download or delete it.',
  });

export default function PrivacyPolicy() {
  return (
    <SimplePage
      eyebrow="Legal"
      title="Privacy Policy"
      intro={
        <p>
          We store what you tell us in order to make your report, and nothing about what you do elsewhere. You
          may use a pseudonym; health questions are asked only after you have agreed to them; payments are
          handled by the card payment provider, and card numbers never reach us. No AI is trained on user
          data. You can download or delete everything we hold about you.
        </p>
      }
      onward={[onward.contact, onward.assessment, onward.quiz]}
    />
  );
}
