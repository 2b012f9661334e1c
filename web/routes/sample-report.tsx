import { useLoaderData } from 'react-router';
import { pageMeta } from '#content/pageMeta.ts';
import { loadSample } from '#features/sampleReport/loadSample.ts';
import { SampleReport } from '#features/sampleReport/SampleReport.tsx';
import { paths } from '#paths.ts';

export const loader = () => loadSample();

export const meta = () =>
  pageMeta({
    path: paths.sampleReport,
    title: 'Sample Report',
    description:
      'Read a complete relocation report for a fictional remote professional: five cities, reasons for and against, comparison, timeline and sources.',
  });

export default function SampleReportPage() {
  return <SampleReport sample={useLoaderData<typeof loader>()} />;
}
