import type { OrderSummary } from '@global-fit/contract/orders';
import { useSession } from '#api/session.tsx';
import { takeUpOrder } from '#features/payment/restoreOrder.ts';
import { analysisPathOf, isSingleCountry } from '#features/payment/singleCountry.ts';
import { paths } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { titleOf } from './titleOf.ts';

/** Continues to the payment of an order, with everything chosen for it. */
export function GoOn({ order }: { order: OrderSummary }) {
  const { user } = useSession();
  const goOn = (): void => {
    if (user && !isSingleCountry(order)) takeUpOrder(order, user);
    window.location.assign(isSingleCountry(order) ? analysisPathOf(order) : paths.onboarding);
  };
  return (
    <button type="button" onClick={goOn} className={buttonStyle('secondary')}>
      Go on with this order<span className="sr-only">: {titleOf(order)}</span>
    </button>
  );
}
