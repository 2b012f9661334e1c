import type { ShareScope } from '@global-fit/contract/shareScopes';
import type { ReportDocument } from '@global-fit/report/model';

const WHO = '“You” and “your” mean that person.';

const SHOWN: Readonly<Record<ShareScope, string>> = {
  places: 'It shows the places, their scores and the comparison.',
  most: `What was told about money and health is not part of it, nor are passages that rest on it. ${WHO}`,
  all: WHO,
};

/** What readers have to know about somebody else's report. */
export function ReadersNote({
  report: { customerName },
  scope,
}: {
  report: Pick<ReportDocument, 'customerName'>;
  scope: ShareScope;
}) {
  return (
    <p className="max-w-text border-l-4 border-accent bg-accent-wash px-4 py-3" role="note">
      This report was written for {customerName ? <bdi>{customerName}</bdi> : 'somebody else'}, who shared it
      with you by a private link. {SHOWN[scope]} Please do not pass the link on.
    </p>
  );
}
