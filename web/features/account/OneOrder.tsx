import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { isMoving } from '#features/orders/orderRules.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { AccountPage } from './AccountPage.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { useLookAgain } from './useLookAgain.ts';

/** The page of one order, kept up to date while something is under way. */
export function OneOrder({ id }: { id: string }) {
  const { loaded, again, put } = useLoaded(id, (signal) => fetchOrder(id, signal));
  useLookAgain(loaded.status === 'loaded' && isMoving(loaded.value), again);
  return (
    <AccountPage title={loaded.status === 'loaded' ? loaded.value.product_name : 'Your order'}>
      {loaded.status === 'loading' && <Spinner label="Loading your order" visible />}
      {loaded.status === 'failed' && <LoadFailure what="Your order" error={loaded.error} onRetry={again} />}
      {loaded.status === 'loaded' && <OrderDetails order={loaded.value} onChange={put} />}
    </AccountPage>
  );
}
