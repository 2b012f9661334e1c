import type { OrderSummary } from '@global-fit/contract/orders';
import { Textarea } from '#ui/fields/Textarea.tsx';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';
import { askRefund } from '../orders/orderApi.ts';

/** The form for requesting a refund, with an optional reason. */
export default function RefundForm({
  order,
  onChange,
}: {
  order: OrderSummary;
  onChange: (order: OrderSummary) => void;
}) {
  const form = useForm({
    start: { reason: '' },
    send: async ({ reason }) => onChange(await askRefund(order.id, reason)),
  });
  return (
    <SubmitForm form={form} action="Ask for my money back" underway="Sending..." tone="danger">
      <Textarea
        label="What was missing?"
        help="You need not say. It helps us to do better."
        autoFocus
        markOptional
        {...form.field('reason')}
      />
    </SubmitForm>
  );
}
