import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.terms,
    title: 'Terms of Service',
    description:
      'The terms on which Global Fit makes and delivers reports: delivery, use, refunds and the limits of our responsibility.',
  });

export default function TermsOfService() {
  return (
    <SimplePage
      eyebrow="Legal"
      title="Terms of Service"
      intro={
        <p>
          These are the terms on which we make a report for you: what you receive and when, what you may do
          with it, when you get your money back, and where our responsibility ends. A report informs you; it
          is not legal, tax or medical advice, and the decision to move stays yours. Refunds: contact us
          within 14 days of receiving the report.
        </p>
      }
      onward={[onward.contact, onward.sample, onward.assessment]}
    />
  );
}
