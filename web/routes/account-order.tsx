import { useParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { OneOrder } from '#features/account/order/OneOrder.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

const title = 'Your order';

export const meta = () => privateMeta(title);

export default function AccountOrder() {
  const { id = '' } = useParams();
  return (
    <RequireSession title={title} unsaved="What you had typed and not sent is not kept.">
      {() => <OneOrder key={id} id={id} />}
    </RequireSession>
  );
}
