import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.basicsGuide,
    title: 'Basics of Moving Abroad',
    description:
      'The decisions and papers that come first in a move abroad, in order, with a checklist for each.',
  });

export default function BasicsOfMovingAbroad() {
  return (
    <SimplePage
      eyebrow="Guide · Getting Started"
      title="Basics of Moving Abroad"
      intro={
        <p>
          What has to be settled before anything is packed: the right to stay, the money to arrive on, the
          papers that must be apostilled while you can still reach the office that issued them, and the few
          decisions that are hard to take back. The guide puts them in order and ends each part with a
          checklist.
        </p>
      }
      onward={[onward.library, onward.timeline, onward.assessment]}
    />
  );
}
