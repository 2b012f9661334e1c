import type { SharedReport } from '@global-fit/contract/shares';
import type { ReportDocument } from '@global-fit/report/model';
import { Report } from '#features/report/Report.tsx';
import { ReportHead } from '#features/report/ReportHead.tsx';
import { RestoreScroll } from '#ui/browser/RestoreScroll.tsx';
import { ReadersNote } from './ReadersNote.tsx';

/** The part of a report that its owner chose to show. */
export default function OpenedReport({ shared }: { shared: SharedReport<ReportDocument> }) {
  const { document, scope } = shared;
  return (
    <>
      <ReportHead report={document}>
        <ReadersNote report={document} scope={scope} />
      </ReportHead>
      <Report report={document} />
      <RestoreScroll />
    </>
  );
}
