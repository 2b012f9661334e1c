import type { OrderSummary } from '@global-fit/contract/orders';
import { lazy } from 'react';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';
import { isMoving } from '#features/orders/orderRules.ts';
import { paths } from '#paths.ts';
import { Later } from '#ui/later/Later.tsx';
import { ArrowLink, ButtonLink } from '#ui/links/Link.tsx';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { OrderCard } from './OrderCard.tsx';
import { useLookAgain } from './useLookAgain.ts';

/** Apart, because it names the sections of the questionnaire, and most visits have no draft to show. */
const DraftCard = lazy(() => import('./DraftCard.tsx'));

function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <div className="max-w-3xl space-y-6">
      <Later what="The assessment that you began">
        <DraftCard />
      </Later>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.some(({ state }) => state === 'paid') && (
        <p>
          <ArrowLink to={paths.countryAnalysis}>Add a single-country analysis</ArrowLink>
        </p>
      )}
      {orders.length === 0 && (
        <div className="rounded-card border border-line bg-sheet p-5 sm:p-7">
          <h2 className="text-xl">No orders yet</h2>
          <p className="mt-2 mb-5 max-w-text text-ink-soft">
            Once you have ordered a report it stays here: to read, to download, and to have made again when
            your answers change.
          </p>
          <ButtonLink to={paths.onboarding}>Order a report</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** All orders, newest first, kept up to date while something is under way, and the assessment that was begun. */
export function MyOrders() {
  const orders = useLoaded('orders', fetchOrders);
  useLookAgain(orders.loaded.status === 'loaded' && orders.loaded.value.some(isMoving), orders.again);
  return (
    <WhenLoaded of={orders} what="Your orders" label="Loading your orders">
      {(found) => <OrderList orders={found} />}
    </WhenLoaded>
  );
}
