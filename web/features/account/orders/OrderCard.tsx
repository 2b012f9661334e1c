import { formatMoney } from '@global-fit/contract/price';
import type { OrderSummary } from '@global-fit/contract/orders';
import { countryName } from '#content/countries.ts';
import { useSession } from '#api/session.tsx';
import { canBePaid, readableEditions } from '#features/orders/orderRules.ts';
import { takeUpOrder } from '#features/payment/restoreOrder.ts';
import { analysisPathOf, isSingleCountry } from '#features/payment/singleCountry.ts';
import { orderPath, paths, reportPath } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ArrowLink, ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { OrderState } from './OrderState.tsx';
import { orderWords } from './orderWords.ts';
import { PdfButton } from '../download/PdfButton.tsx';

/** What was ordered; an analysis of one country with its name. */
function titleOf(order: OrderSummary): string {
  const [code] = order.additional_country_codes;
  return isSingleCountry(order) && code !== undefined
    ? `${order.product_name}: ${countryName(code)}`
    : order.product_name;
}

/** On to paying for an order, with all that was chosen for it. */
function GoOn({ order }: { order: OrderSummary }) {
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

/** One order in the list: what, when, how it stands, and the nearest thing to do. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const canRead = readableEditions(order).length > 0;
  return (
    <article aria-labelledby={order.id} className="rounded-card border border-line bg-sheet p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={order.id} className="text-xl">
            {titleOf(order)}
          </h2>
          <p className="figures mt-1 text-sm text-ink-soft">
            {longDate(order.paid_at ?? order.created_at)}
            {' · '}
            {formatMoney(order.amount_total ?? order.total - order.discount, order.currency)}
          </p>
        </div>
        <OrderState order={order} />
      </div>
      <p className="mt-4 max-w-text">{orderWords(order).text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-3">
        {canRead && (
          <>
            <ButtonLink to={reportPath(order.id)}>Read the report</ButtonLink>
            <PdfButton orderId={order.id} edition={null} />
          </>
        )}
        {canBePaid(order) && <GoOn order={order} />}
        <span className="sm:ml-auto">
          <ArrowLink to={orderPath(order.id)}>
            Order details<span className="sr-only">: {titleOf(order)}</span>
          </ArrowLink>
        </span>
      </div>
    </article>
  );
}
