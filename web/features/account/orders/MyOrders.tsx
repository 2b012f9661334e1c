import type { OrderSummary } from '@global-fit/contract/orders';
import { lazy } from 'react';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';
import { isMoving } from '#features/orders/orderRules.ts';
import { RestoreScroll } from '#ui/browser/RestoreScroll.tsx';
import { paths } from '#paths.ts';
import { Later } from '#ui/later/Later.tsx';
import { ArrowLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { useLookAgain } from './useLookAgain.ts';

/** Loaded separately: it includes the sections of the questionnaire, and most visits have no draft to show. */
const DraftCard = lazy(() => import('./DraftCard.tsx'));

const LOADING = 'Loading your orders';

function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const isEmpty = orders.length === 0;
  const meanwhile = isEmpty && <Spinner label={LOADING} visible />;
  return (
    <div className="max-w-3xl space-y-6">
      <Later what="The assessment that you began" fallback={meanwhile}>
        <DraftCard meanwhile={meanwhile} otherwise={isEmpty && <NoOrders />} />
      </Later>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.some(({ state }) => state === 'paid') && (
        <p>
          <ArrowLink to={paths.countryAnalysis}>Add a single-country analysis</ArrowLink>
        </p>
      )}
      <RestoreScroll />
    </div>
  );
}

/** All orders, newest first, refreshed while something is in progress, and the assessment in progress. */
export function MyOrders() {
  const orders = useLoaded('orders', fetchOrders);
  useLookAgain(orders.loaded.status === 'loaded' && orders.loaded.value.some(isMoving), orders.again);
  return (
    <WhenLoaded of={orders} what="Your orders" label={LOADING}>
      {(found) => <OrderList orders={found} />}
    </WhenLoaded>
  );
}
