import { useParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { SharedReport } from '#features/sharedReport/SharedReport.tsx';

/** The address is a private link, so it must not appear in an index or a referrer. */
export const meta = () => [...privateMeta('A shared report'), { name: 'referrer', content: 'no-referrer' }];

export default function SharedReportPage() {
  const { token = '' } = useParams();
  return <SharedReport token={token} />;
}
