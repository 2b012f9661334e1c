import { useParams, useSearchParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { MyReport } from '#features/account/report/MyReport.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

const title = 'Your report';

export const meta = () => privateMeta(title);

/** The edition in the address; the newest where it is not a number. */
const editionOf = (text: string | null): number | null => (/^[1-9]$/.test(text ?? '') ? Number(text) : null);

export default function AccountReport() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <RequireSession title={title}>
      {() => <MyReport orderId={id} edition={editionOf(search.get('edition'))} />}
    </RequireSession>
  );
}
