import type { OrderSummary } from '@global-fit/contract/orders';
import { formatMoney } from '@global-fit/contract/price';
import { editionText } from '@global-fit/report/imprint';
import { lazy } from 'react';
import { countryName } from '#content/countries.ts';
import { canBePaid, hasEditionUnderway, readableEditions } from '#features/orders/orderRules.ts';
import { isForTwo } from '#features/payment/forTwo.ts';
import { reportPath } from '#paths.ts';
import { Later } from '#ui/later/Later.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { EditionPanel } from './EditionPanel.tsx';
import { OrderState } from '../orders/OrderState.tsx';
import { orderWords } from '../orders/orderWords.ts';
import { Panel } from '../page/Panel.tsx';
import { PdfButton } from '../download/PdfButton.tsx';
import { RefundPanel } from './RefundPanel.tsx';

/** Loaded separately, since few orders are for two. */
const SecondAdultPanel = lazy(async () => ({
  default: (await import('./SecondAdultPanel.tsx')).SecondAdultPanel,
}));
/** The same, since most orders viewed are paid. */
const GoOn = lazy(async () => ({ default: (await import('../orders/GoOn.tsx')).GoOn }));

function rowsOf(order: OrderSummary): readonly (readonly [string, string])[] {
  const money = (amount: number): string => formatMoney(amount, order.currency);
  return [
    ['Ordered on', longDate(order.created_at)],
    ...(order.paid_at ? [['Paid on', longDate(order.paid_at)] as const] : []),
    ['Price', money(order.total)],
    ...(order.discount > 0 ? [['Discount', `−${money(order.discount)}`] as const] : []),
    ...(order.tax > 0 ? [['Tax', money(order.tax)] as const] : []),
    ...(order.amount_total === null ? [] : [['Charged', money(order.amount_total)] as const]),
    ...(order.refund.returned > 0 ? [['Returned to you', money(order.refund.returned)] as const] : []),
    ...(order.additional_countries > 0
      ? [['Additional countries', String(order.additional_countries)] as const]
      : []),
    ...(order.included_countries > 0
      ? [['Extra countries, included', String(order.included_countries)] as const]
      : []),
    ...(order.additional_country_codes.length > 0
      ? [['Chosen by you', order.additional_country_codes.map(countryName).join(', ')] as const]
      : []),
    ['Report goes to', order.delivery_email],
    ['Order number', order.id],
  ];
}

function Editions({ order }: { order: OrderSummary }) {
  const editions = readableEditions(order);
  if (editions.length === 0) return null;
  const [newest] = editions;
  return (
    <ul className="no-print mt-6 space-y-3">
      {editions.map((edition) => (
        <li key={edition} className="flex flex-wrap items-center gap-3">
          {editions.length > 1 && <span className="w-24 font-[530]">{editionText(edition)}</span>}
          <ButtonLink
            to={reportPath(order.id, edition === newest ? undefined : edition)}
            tone={edition === newest ? 'primary' : 'secondary'}
          >
            Read the report
          </ButtonLink>
          <PdfButton orderId={order.id} edition={edition} />
        </li>
      ))}
    </ul>
  );
}

/** Everything about an order, and on paper its state and facts alone. `onChange` replaces a changed one. */
export function OrderDetails({
  order,
  onChange,
}: {
  order: OrderSummary;
  onChange: (order: OrderSummary) => void;
}) {
  const isUnderway = hasEditionUnderway(order);
  return (
    <>
      <div className="neatline max-w-3xl bg-sheet p-5 sm:p-7">
        <div role="status">
          <OrderState order={order} />
          <p className="mt-3 max-w-text">{orderWords(order).text}</p>
        </div>
        <Editions order={order} />
        {canBePaid(order) && (
          <div className="no-print mt-6">
            <Later what="The way on">
              <GoOn order={order} />
            </Later>
          </div>
        )}
      </div>
      <div className="mt-12">
        <Panel id="order-facts" title="Your order">
          <dl className="divide-y divide-line">
            {rowsOf(order).map(([name, value]) => (
              // Beside each other only where an order number or a usual address takes one line.
              <div key={name} className="flex flex-wrap gap-x-6 py-2 first:pt-0">
                <dt className="w-44 text-ink-soft">{name}</dt>
                <dd className="figures min-w-0 flex-1 basis-80 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <div className="no-print">
          {readableEditions(order).length > 0 && order.state === 'paid' && (
            <EditionPanel order={order} isUnderway={isUnderway} />
          )}
          {isForTwo(order) && order.state === 'paid' && (
            <Later what="The part for two">
              <SecondAdultPanel order={order} onChange={onChange} />
            </Later>
          )}
          {order.state === 'paid' && <AnalysisPanel order={order} />}
          <RefundPanel order={order} onChange={onChange} />
        </div>
      </div>
    </>
  );
}
