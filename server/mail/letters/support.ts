import { z } from 'zod';
import type { Letter } from '../letter.ts';

export const contactSchema = z.object({ name: z.string(), email: z.string(), message: z.string() });
export const refundRequestSchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  email: z.string(),
  deliveredAt: z.string().nullable(),
  reason: z.string().nullable(),
});

const SUPPORT_REASON = 'This message was written by the website for the support desk.';

/** A visitor's message for the support desk, with the visitor's address in Reply-To. */
export function contactLetter({ name, email, message }: z.infer<typeof contactSchema>): Letter {
  return {
    preview: message.slice(0, 90),
    heading: 'A message from the contact form',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { label: 'Name', value: name },
          { label: 'E-mail', value: email },
        ],
      },
      { kind: 'quote', from: name, text: message },
    ],
    reason: SUPPORT_REASON,
  };
}

/** Tells the support desk who requests a refund of which order, and why. */
export function refundRequestLetter(request: z.infer<typeof refundRequestSchema>): Letter {
  return {
    preview: `Order ${request.orderId}`,
    heading: 'A customer asks for a refund',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { label: 'Order number', value: request.orderId },
          { label: 'Customer', value: request.customerName },
          { label: 'E-mail', value: request.email },
          { label: 'Delivered', value: request.deliveredAt ?? 'not yet' },
        ],
      },
      ...(request.reason === null
        ? []
        : [{ kind: 'quote' as const, from: request.customerName, text: request.reason }]),
      { kind: 'text', text: `To refund it: npm run refund -- ${request.orderId}` },
    ],
    reason: SUPPORT_REASON,
  };
}
