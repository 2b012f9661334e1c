import { REFUND_DAYS } from '@global-fit/contract/orders';
import { formatMoney } from '@global-fit/contract/price';
import { z } from 'zod';
import { dayText } from '../dates.ts';
import { type Letter, type LetterRow, type Sender, testNote } from '../letter.ts';

/** The order at the time of payment; amounts in minor units. */
export const confirmationSchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  productName: z.string(),
  currency: z.string(),
  total: z.int(),
  discount: z.int(),
  tax: z.int(),
  amountTotal: z.int().nullable(),
  additionalCountries: z.int(),
  promotionCode: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** Whether the customer asked, in the order summary, for delivery to begin before the withdrawal period ends. */
  beginsAtOnce: z.boolean().default(false),
});

/**
 * Confirms a payment: what was charged, what happens next, and what the law requires in durable form: the seller, the
 * terms, and what was agreed about withdrawal.
 */
export function confirmationLetter(order: z.infer<typeof confirmationSchema>, sender: Sender): Letter {
  const money = (amount: number) => formatMoney(amount, order.currency);
  // A promotion may leave nothing to pay.
  const charged = order.amountTotal ?? order.total - order.discount + order.tax;
  const rows: LetterRow[] = [
    { label: 'Order number', value: order.orderId },
    ...(order.paidAt === null ? [] : [{ label: 'Date', value: dayText(order.paidAt) }]),
    { label: order.productName, value: money(order.total) },
    ...(order.additionalCountries === 0
      ? []
      : [{ label: 'Additional countries', value: `${order.additionalCountries}, in the price above` }]),
    ...(order.discount === 0
      ? []
      : [{ label: discountLabel(order.promotionCode), value: `−${money(order.discount)}` }]),
    ...(order.tax === 0 ? [] : [{ label: 'Tax', value: money(order.tax) }]),
    { label: 'Total charged', value: money(charged), total: true },
  ];
  return {
    preview: `We received ${charged === 0 ? 'your order' : money(charged)}. Your report follows, usually within minutes.`,
    heading: `Thank you, ${order.customerName}`,
    blocks: [
      ...testNote(sender),
      {
        kind: 'text',
        text: `Your ${charged === 0 ? 'order' : 'payment'} has reached us and your report is being made.`,
      },
      { kind: 'rows', rows },
      {
        kind: 'text',
        text: 'What happens next: we match your answers with our figures, write the report, and check every figure in it against its source. You will receive it by e-mail as a PDF, usually within minutes, at the latest within 72 hours. If it does not arrive, look in your spam folder first, then write to us with the order number above.',
      },
      {
        kind: 'button',
        label: 'Follow your order',
        url: `${sender.publicUrl}/account/orders/${encodeURIComponent(order.orderId)}`,
      },
      { kind: 'text', text: agreed(order.beginsAtOnce, charged) },
      { kind: 'text', text: `You ordered from ${sender.address.join(', ')}.` },
      { kind: 'link', label: 'Our terms of service', url: `${sender.publicUrl}/legal/terms-of-service` },
    ],
    reason: 'You receive this message because you placed an order with us. Please keep it as your receipt.',
  };
}

/** What was agreed about withdrawal. Where nothing was charged, there is nothing to refund. */
function agreed(beginsAtOnce: boolean, charged: number): string {
  const asked = beginsAtOnce
    ? 'You asked us to begin at once and confirmed that your right of withdrawal ends when the report is delivered. '
    : '';
  return `${asked}If the report does not help you, contact us within ${REFUND_DAYS} days of receiving it${charged === 0 ? '.' : ' and we refund what you paid.'}`;
}

function discountLabel(code: string | null): string {
  return code === null ? 'Discount' : `Discount (${code})`;
}
