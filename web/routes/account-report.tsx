import { useParams, useSearchParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { MyReport } from '#features/account/report/MyReport.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

export const meta = () => privateMeta('Your report');

/** The edition in the address; the newest for anything that is no number. */
const editionOf = (text: string | null): number | null => (/^[1-9]$/.test(text ?? '') ? Number(text) : null);

export default function AccountReport() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <RequireSession>
      {() => <MyReport orderId={id} edition={editionOf(search.get('edition'))} />}
    </RequireSession>
  );
}
