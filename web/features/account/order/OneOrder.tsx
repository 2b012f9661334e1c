import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { isMoving } from '#features/orders/orderRules.ts';
import { RestoreScroll } from '#ui/browser/RestoreScroll.tsx';
import { AccountPage } from '../page/AccountPage.tsx';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { titleOf } from '../orders/titleOf.ts';
import { useLookAgain } from '../orders/useLookAgain.ts';

/** The page of an order, refreshed while something is in progress. */
export function OneOrder({ id }: { id: string }) {
  const order = useLoaded(id, (signal) => fetchOrder(id, signal));
  const { loaded, again, put } = order;
  useLookAgain(loaded.status === 'loaded' && isMoving(loaded.value), again);
  return (
    <AccountPage title={loaded.status === 'loaded' ? titleOf(loaded.value) : 'Your order'}>
      <WhenLoaded of={order} what="Your order" label="Loading your order">
        {(found) => (
          <>
            <OrderDetails order={found} onChange={put} />
            <RestoreScroll />
          </>
        )}
      </WhenLoaded>
    </AccountPage>
  );
}
