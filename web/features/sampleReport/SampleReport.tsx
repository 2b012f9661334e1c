import { useMemo } from 'react';
import { Actions } from './Actions.tsx';
import type { Sample } from './loadSample.ts';
import { Notice } from './Notice.tsx';
import { ReportSections } from './ReportSections.tsx';
import { parseSample } from './sections.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopCities } from './TopCities.tsx';

/** The sample report: an introduction, its five cities, and every section of the embedded markdown. */
export function SampleReport({ sample }: { sample: Sample }) {
  const { title, sections } = useMemo(() => parseSample(sample.markdown), [sample.markdown]);
  const places = sample.cities.map(({ country }) => country);
  return (
    <article>
      <header className="border-b border-line">
        <div className="shell pt-12 pb-10 md:pt-16 md:pb-14">
          <p className="eyebrow mb-4">Sample Report</p>
          <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
          <div className="mt-8">
            <Actions title={title} />
          </div>
        </div>
      </header>
      <div className="shell space-y-14 py-10 md:py-14">
        <Notice />
        <TopCities cities={sample.cities} home={sample.home} />
        <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <ReportSections sections={sections} plots={sample.plots} places={places} />
          <div>
            <Sidebar matchScore={sample.matchScore} persona={sample.persona} sections={sections} />
          </div>
        </div>
      </div>
    </article>
  );
}
