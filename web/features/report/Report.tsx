import type { ReportDocument } from '@global-fit/report/model';
import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { showToast } from '#ui/notices/toast.ts';
import { Chapter, SectionChapter } from './Chapter.tsx';
import { ComparisonThemes } from './ComparisonThemes.tsx';
import { Contents } from './Contents.tsx';
import { chapterIds, contentsOf, hasLiveWeights } from './contents.ts';
import { PlaceChapter } from './PlaceChapter.tsx';
import { ReportContext, type ShownBasis } from './ReportContext.ts';
import { Roadmap } from './Roadmap.tsx';
import { SourceList } from './SourceList.tsx';
import { sourceNumbers } from './sources.ts';
import { LiveWeights } from './weights/LiveWeights.tsx';
import './report.css';

interface BasisWindowProps {
  readonly basis: ShownBasis;
  readonly onClose: () => void;
}

/** Replaces the window where its script could not be loaded: a detail must not bring down the report. */
function BasisOutOfReach({ onClose }: BasisWindowProps) {
  useEffect(() => {
    showToast('This could not be loaded. All sources are listed at the end of the report.', 'danger');
    onClose();
  }, [onClose]);
  return null;
}

/** Loaded when the first mark is opened. */
const BasisWindow = lazy<ComponentType<BasisWindowProps>>(() =>
  import('./BasisWindow.tsx').catch(() => ({ default: BasisOutOfReach })),
);

/** Contents and chapters. Thousands of elements, which opening a source must not render anew. */
const ReportPage = memo(function ReportPage({ report }: { report: ReportDocument }) {
  const entries = useMemo(() => contentsOf(report), [report]);
  return (
    <div className="report shell gap-x-14 pb-24 lg:grid lg:grid-cols-[13rem_minmax(0,44rem)] lg:items-start lg:pt-12 print:block">
      <Contents entries={entries} />
      <div className="min-w-0 font-serif text-[1.09rem] leading-relaxed [&>*:first-child]:mt-10 [&>*:first-child]:border-0 [&>*:first-child]:pt-0 lg:[&>*:first-child]:mt-0">
        <SectionChapter section={report.whatChanged} runsOn />
        <SectionChapter section={report.profileSummary} runsOn />
        <SectionChapter section={report.atAGlance} runsOn />
        <SectionChapter section={report.couple ?? null} runsOn />
        <SectionChapter section={report.questionsAnswered} runsOn />
        {hasLiveWeights(report) && (
          <div className="no-print">
            <Chapter id={chapterIds.weights} title="Try other weights" runsOn>
              <LiveWeights places={report.places} />
            </Chapter>
          </div>
        )}
        {report.places.map((place, at) => (
          <PlaceChapter key={place.iso3} place={place} number={at + 1} />
        ))}
        {report.comparison.length > 0 && (
          <Chapter id={chapterIds.comparison} title="Comparison">
            <ComparisonThemes themes={report.comparison} />
          </Chapter>
        )}
        <SectionChapter section={report.ruledOut} runsOn />
        {report.timeline.length > 0 && (
          <Chapter id={chapterIds.roadmap} title="Roadmap">
            <Roadmap phases={report.timeline} />
          </Chapter>
        )}
        <SectionChapter section={report.whatWouldChange} />
        <SectionChapter section={report.nextSteps} runsOn />
        <SectionChapter section={report.method} />
        {report.sources.length > 0 && (
          <Chapter id={chapterIds.sources} title="Sources" runsOn>
            <SourceList sources={report.sources} />
          </Chapter>
        )}
        <SectionChapter section={report.disclaimer} runsOn />
      </div>
    </div>
  );
});

/**
 * A whole report as a page: table of contents and chapters. It can be read without scripts; only sources, live
 * weights and the current entry of the contents need them. The caller renders the head above it (ReportHead).
 */
export function Report({ report }: { report: ReportDocument }) {
  const [basis, showBasis] = useState<ShownBasis | null>(null);
  const closeBasis = useCallback(() => showBasis(null), []);
  const context = useMemo(() => ({ report, numbersOf: sourceNumbers(report.sources), showBasis }), [report]);
  return (
    <ReportContext value={context}>
      <ReportPage report={report} />
      {basis && (
        <Suspense fallback={null}>
          <BasisWindow basis={basis} onClose={closeBasis} />
        </Suspense>
      )}
    </ReportContext>
  );
}
