import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.freeSurvey,
    title: 'Free Destination Quiz',
    description:
      'A free quiz of twelve questions that ranks every country by what matters to you and shows the five closest, with reasons.',
  });

export default function FreeSurvey() {
  return (
    <SimplePage
      eyebrow="Free tool"
      title="Which five countries should you look at first?"
      intro={
        <p>
          Twelve sliders: how warm, how wet, and how much ten other things matter to you, from healthcare to
          how easy a visa is. The same engine that makes the paid report ranks every country by your answers
          and shows the five that come closest, with the reasons.
        </p>
      }
      onward={[onward.assessment, onward.countries, onward.sample]}
    />
  );
}
