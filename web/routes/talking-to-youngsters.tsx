import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.youngstersGuide,
    title: 'Talking to Youngsters About Moving Abroad',
    description:
      'How and when to talk with children and teenagers about moving abroad, by age, and how to share decisions with them.',
  });

export default function TalkingToYoungsters() {
  return (
    <SimplePage
      eyebrow="Guide · Family"
      title="Talking to Youngsters About Moving Abroad"
      intro={
        <p>
          Children hear that something is being planned long before they are told, and what they imagine is
          usually worse. The guide is about when to tell whom, what a four-year-old and a fourteen-year-old
          each need to know, which decisions can truly be theirs, and how to say goodbye well.
        </p>
      }
      onward={[onward.library, onward.timeline, onward.contact]}
    />
  );
}
