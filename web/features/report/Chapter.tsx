import type { ReportSection } from '@global-fit/report/model';
import type { ReactNode } from 'react';
import { Blocks } from './Blocks.tsx';

/** A chapter of the report with its anchor. `runsOn` keeps it on the previous chapter's page in print. */
export function Chapter({
  id,
  title,
  runsOn = false,
  children,
}: {
  id: string;
  title: string;
  runsOn?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`report-chapter mt-16 border-t-2 border-ink pt-6 ${runsOn ? 'report-runs-on' : ''}`}
    >
      <h2 id={id} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A section of the document as a chapter; nothing where the report has none, or a shared one hides it. */
export function SectionChapter({ section, runsOn }: { section: ReportSection | null; runsOn?: boolean }) {
  if (section === null || section.blocks.length === 0) return null;
  return (
    <Chapter id={section.id} title={section.heading} runsOn={runsOn ?? false}>
      <Blocks blocks={section.blocks} />
    </Chapter>
  );
}
