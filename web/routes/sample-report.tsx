import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.sampleReport,
    title: 'Sample Report',
    description:
      'Read a complete relocation report for a fictional remote professional: five cities, reasons for and against, comparison, roadmap and sources.',
  });

export default function SampleReport() {
  return (
    <SimplePage
      eyebrow="Example"
      title="What a report looks like, from cover to sources"
      intro={
        <p>
          A report for a person we made up: single, a remote digital marketing professional, free to live
          where the work connects. It recommends five cities, argues for and against each, compares them in
          one table, and ends with a roadmap and the list of sources. The person and the five scores are
          illustrative.
        </p>
      }
      onward={[onward.assessment, onward.quiz, onward.timeline]}
    />
  );
}
