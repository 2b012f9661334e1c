import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.healthGuide,
    title: 'Health Insurance Guide for Expats',
    description:
      'How expatriates are covered abroad: public systems, private policies, what visa offices ask for, and the questions to put to an insurer.',
  });

export default function HealthInsuranceGuide() {
  return (
    <SimplePage
      eyebrow="Guide · Healthcare"
      title="Health Insurance Guide for Expats"
      intro={
        <p>
          Cover that a visa office accepts, cover that pays when you are ill, and cover that follows you when
          you move on are three different things, and few policies are all of them. The guide explains how
          public systems admit newcomers, what private policies leave out, and which questions to put to an
          insurer before you sign.
        </p>
      }
      onward={[onward.library, onward.countries, onward.assessment]}
    />
  );
}
