import { formatMoney } from '@global-fit/contract/price';
import { z } from 'zod';
import { type Letter, type Sender, testNote } from '../letter.ts';

export const refundSchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  productName: z.string(),
  /** Minor units. */
  amount: z.int(),
  currency: z.string(),
});

/** Tells a customer that a refund is on its way. */
export function refundLetter(refund: z.infer<typeof refundSchema>, sender: Sender): Letter {
  const money = formatMoney(refund.amount, refund.currency);
  return {
    preview: `${money} is on its way back to you.`,
    heading: 'Your refund is on its way',
    blocks: [
      ...testNote(sender),
      {
        kind: 'text',
        text: `${refund.customerName}, we have returned ${money} to the card or account you paid with. Banks usually show it within five to ten business days.`,
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Order number', value: refund.orderId },
          { label: 'For', value: refund.productName },
          { label: 'Refunded', value: money, total: true },
        ],
      },
      {
        kind: 'text',
        text: 'If you would tell us what was missing, answer this message. A person reads it.',
      },
    ],
    reason: 'You receive this message because money for an order of yours was returned.',
  };
}
