import type { OrderSummary } from '@global-fit/contract/orders';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { longDate } from '#ui/longDate.ts';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { Textarea } from '#ui/fields/Textarea.tsx';
import { askRefund } from './orderApi.ts';
import { Panel } from './Panel.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmit } from './useSubmit.ts';

function RefundForm({ order, onChange }: { order: OrderSummary; onChange: (order: OrderSummary) => void }) {
  const [reason, setReason] = useState('');
  const { busy, errors, failure, form, submit } = useSubmit(
    ['reason'],
    () => ({}),
    async () => onChange(await askRefund(order.id, reason)),
  );
  return (
    <SubmitForm form={form} submit={submit} failure={failure}>
      <Textarea
        label="What was missing?"
        help="You need not say. It helps us to do better."
        autoFocus
        markOptional
        name="reason"
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isOff={busy} tone="danger">
        {busy ? 'Sending...' : 'Ask for my money back'}
      </Button>
    </SubmitForm>
  );
}

/** The money back within 14 days of delivery; says so when it was asked for, and is gone when it cannot be. */
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
      {canAsk && askedAt === null && isOpen && <RefundForm order={order} onChange={onChange} />}
    </Panel>
  );
}
