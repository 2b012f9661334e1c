import type { OrderSummary } from '@global-fit/contract/orders';
import { hasEditionUnderway, isFinished, readableEditions } from '#features/orders/orderRules.ts';

export type OrderTone = 'good' | 'busy' | 'caution' | 'quiet';

export interface OrderWords {
  readonly title: string;
  readonly text: string;
  readonly tone: OrderTone;
}

const REFUNDED =
  'The money has been returned the way you paid. Banks usually show it within five to ten business days.';

const BY_STATE = {
  draft: { title: 'Not finished', text: 'This order was never sent to the payment page.', tone: 'quiet' },
  awaiting_payment: {
    title: 'Waiting for payment',
    text: 'We have not received a payment yet.',
    tone: 'caution',
  },
  expired: {
    title: 'Not paid',
    text: 'Its payment page has closed. Nothing was charged.',
    tone: 'quiet',
  },
  failed: {
    title: 'Payment failed',
    text: 'The payment did not go through. Nothing was charged.',
    tone: 'quiet',
  },
  refund_pending: {
    title: 'Refund under way',
    text: 'Your money is on its way back to you.',
    tone: 'caution',
  },
  refunded: { title: 'Refunded', text: REFUNDED, tone: 'quiet' },
  disputed: {
    title: 'In dispute',
    text: 'Your bank has asked us about this payment. Until it decides, nothing changes here.',
    tone: 'caution',
  },
} as const satisfies Record<Exclude<OrderSummary['state'], 'paid'>, OrderWords>;

function wordsOfPaid(order: Pick<OrderSummary, 'state' | 'revisions'>): OrderWords {
  const newest = order.revisions.at(-1);
  if (readableEditions(order).length > 0) {
    if (newest?.delayed)
      return {
        title: 'Ready, new edition delayed',
        text: 'The last edition is here. The new one needs a person, who has been told.',
        tone: 'caution',
      };
    if (hasEditionUnderway(order))
      return {
        title: 'Ready, new edition being prepared',
        text: 'The new edition follows by e-mail, usually within minutes, at the latest within 72 hours. Until then the last one is here.',
        tone: 'busy',
      };
    return { title: 'Ready', text: 'Your report is ready to read and download.', tone: 'good' };
  }
  if (newest?.delayed)
    return {
      title: 'Delayed',
      text: 'Your report needs a person, who has been told. You need not do anything; it follows by e-mail.',
      tone: 'caution',
    };
  if (newest?.state === 'in_review')
    return {
      title: 'In review',
      text: 'Your report is written and a person is reading it before it goes to you.',
      tone: 'busy',
    };
  return {
    title: 'Being prepared',
    text: 'We are making your report: usually within minutes, at the latest within 72 hours. It also comes by e-mail.',
    tone: 'busy',
  };
}

const UNDER_WAY: OrderWords = {
  title: 'Payment on its way',
  text: 'Your payment is on its way. Your bank confirms it within a few days, and we write to you as soon as it has.',
  tone: 'busy',
};

/** Of a refunded order whose report had been finished. */
const CLOSED: OrderWords = {
  title: 'Refunded',
  text: `${REFUNDED} Its report does not open here any more; copies that you have are yours to keep.`,
  tone: 'quiet',
};

/** The state of an order in words. */
export function orderWords(
  order: Pick<OrderSummary, 'state' | 'revisions' | 'payment_under_way'>,
): OrderWords {
  if (order.payment_under_way) return UNDER_WAY;
  if (order.state === 'refunded' && order.revisions.some(({ state }) => isFinished(state))) return CLOSED;
  return order.state === 'paid' ? wordsOfPaid(order) : BY_STATE[order.state];
}
