import { formatMoney } from '@global-fit/contract/price';
import { z } from 'zod';
import { type Letter, type Sender, testNote } from '../letter.ts';

export const paymentFailedSchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  productName: z.string(),
  /** Amount to be charged, in minor units. */
  amount: z.int(),
  currency: z.string(),
});

/** Tells a customer that a payment awaiting the bank's confirmation has failed. */
export function paymentFailedLetter(failed: z.infer<typeof paymentFailedSchema>, sender: Sender): Letter {
  return {
    preview: 'Nothing was charged, and your answers are kept.',
    heading: 'Your payment did not go through',
    blocks: [
      ...testNote(sender),
      {
        kind: 'text',
        text: `${failed.customerName}, your bank has not made the payment for your order. Nothing was charged. Your answers and your order are kept, and you can pay again, by card or another way.`,
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Order number', value: failed.orderId },
          { label: 'For', value: failed.productName },
          { label: 'Not charged', value: formatMoney(failed.amount, failed.currency), total: true },
        ],
      },
      {
        kind: 'button',
        label: 'Go to your order',
        url: `${sender.publicUrl}/account/orders/${encodeURIComponent(failed.orderId)}`,
      },
    ],
    reason: 'You receive this message because a payment for an order of yours did not reach us.',
  };
}
