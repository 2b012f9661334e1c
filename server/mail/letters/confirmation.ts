import { formatMoney } from '@global-fit/contract/price';
import { z } from 'zod';
import type { Letter, LetterRow } from '../letter.ts';

/** What the order knew when it was paid; amounts in minor units. */
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
});

/** The one message that confirms a payment: what was charged, and what happens next. */
export function confirmationLetter(order: z.infer<typeof confirmationSchema>): Letter {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const charged = order.amountTotal ?? order.total - order.discount + order.tax;
  const rows: LetterRow[] = [
    { label: 'Order number', value: order.orderId },
    ...(order.paidAt === null ? [] : [{ label: 'Date', value: dayText(order.paidAt) }]),
    { label: order.productName, value: money(order.total) },
    ...(order.additionalCountries === 0
      ? []
      : [{ label: 'Of which additional countries', value: String(order.additionalCountries) }]),
    ...(order.discount === 0
      ? []
      : [{ label: discountLabel(order.promotionCode), value: `−${money(order.discount)}` }]),
    ...(order.tax === 0 ? [] : [{ label: 'Tax', value: money(order.tax) }]),
    { label: 'Total charged', value: money(charged), total: true },
  ];
  return {
    preview: `We received ${money(charged)}. Your report follows, usually within minutes.`,
    heading: `Thank you, ${order.customerName}`,
    blocks: [
      { kind: 'text', text: 'Your payment has reached us and your report is being made.' },
      { kind: 'rows', rows },
      {
        kind: 'text',
        text: 'What happens next: we match your answers with our figures, write the report, and check every figure in it against its source. You will receive it by e-mail as a PDF, usually within minutes, at the latest within 72 hours. If it does not arrive, look in your spam folder first, then write to us with the order number above.',
      },
    ],
    reason: 'You receive this message because you placed an order with us. Please keep it as your receipt.',
  };
}

function discountLabel(code: string | null): string {
  return code === null ? 'Discount' : `Discount (${code})`;
}

function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
