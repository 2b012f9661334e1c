import type { OrderSummary } from '@global-fit/contract/orders';
import { lazy, useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { longDate } from '#ui/longDate.ts';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { Later } from '#ui/later/Later.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { Panel } from '../page/Panel.tsx';

/** Loaded separately, since few people request a refund. */
const RefundForm = lazy(() => import('./RefundForm.tsx'));

/** The refund within 14 days of delivery: offered, requested, or not shown where it is not available. */
export function RefundPanel({
  order,
  onChange,
}: {
  order: OrderSummary;
  onChange: (order: OrderSummary) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { can_be_asked: canAsk, asked_at: askedAt, until } = order.refund;
  if (!canAsk && askedAt === null) return null;
  return (
    <Panel
      id="refund"
      title="Refund"
      text={
        canAsk && until
          ? `You can ask for your money back until ${longDate(until)}, 14 days after delivery.`
          : undefined
      }
    >
      {askedAt !== null && (
        <div ref={isOpen ? takeLostFocus : undefined} tabIndex={-1} role="status" className="outline-none">
          <p className="font-[530]">You asked for a refund on {longDate(askedAt)}.</p>
          {order.state !== 'refunded' && (
            <p className="mt-1 text-ink-soft">A person answers within 24 hours, by e-mail.</p>
          )}
        </div>
      )}
      {canAsk && askedAt === null && !isOpen && (
        <button type="button" onClick={() => setOpen(true)} className={buttonStyle('secondary')}>
          Ask for a refund
        </button>
      )}
      {canAsk && askedAt === null && isOpen && (
        <Later what="The form" fallback={<Spinner label="Loading the form" visible />}>
          <RefundForm order={order} onChange={onChange} />
        </Later>
      )}
    </Panel>
  );
}
