import { useParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { OneOrder } from '#features/account/order/OneOrder.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

export const meta = () => privateMeta('Your order');

export default function AccountOrder() {
  const { id = '' } = useParams();
  return <RequireSession>{() => <OneOrder key={id} id={id} />}</RequireSession>;
}
