import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.timeline,
    title: 'Relocation Timeline',
    description:
      'Eighteen steps in seven phases for a move abroad, in the order in which they depend on each other.',
  });

export default function RelocationTimeline() {
  return (
    <SimplePage
      eyebrow="Free tool"
      title="From the first idea to feeling at home"
      intro={
        <p>
          A move abroad takes most people about eighteen months, and its steps hold each other up: no
          residence permit without a criminal-record certificate, no certificate without a valid passport, no
          flat without a bank account. The timeline sets eighteen steps in seven phases in the order that
          keeps you from waiting on yourself.
        </p>
      }
      onward={[onward.countries, onward.quiz, onward.library]}
    />
  );
}
