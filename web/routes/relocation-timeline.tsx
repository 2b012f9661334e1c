import { pageMeta } from '#content/pageMeta.ts';
import { Timeline } from '#features/timeline/Timeline.tsx';
import { paths } from '#paths.ts';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';

export const meta = () =>
  pageMeta({
    path: paths.timeline,
    title: 'Relocation Timeline',
    description:
      'Eighteen steps in seven phases for a move abroad, in the order in which they depend on each other. Tick them off, set your month, take them into your calendar.',
  });

export default function RelocationTimeline() {
  return (
    <>
      <Timeline />
      <CallOut
        id="next"
        title="Not sure yet where the road should lead?"
        actions={
          <>
            <ButtonLink to={paths.freeSurvey}>Take the Free Quiz</ButtonLink>
            <ButtonLink to={paths.countryGuide} tone="secondary">
              Explore Countries
            </ButtonLink>
          </>
        }
      >
        <p>
          Twelve questions give you five countries to begin with; the country guide shows what each is like.
        </p>
      </CallOut>
    </>
  );
}
