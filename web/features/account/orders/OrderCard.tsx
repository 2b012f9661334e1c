import { formatMoney } from '@global-fit/contract/price';
import type { OrderSummary } from '@global-fit/contract/orders';
import { canBePaid, readableEditions } from '#features/orders/orderRules.ts';
import { orderPath, reportPath } from '#paths.ts';
import { ArrowLink, ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { GoOn } from './GoOn.tsx';
import { OrderState } from './OrderState.tsx';
import { orderWords } from './orderWords.ts';
import { titleOf } from './titleOf.ts';
import { PdfButton } from '../download/PdfButton.tsx';

/** An order in the list: content, date, state, and the next action. */
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
