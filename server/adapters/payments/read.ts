import type { Stripe } from 'stripe';
import type { ProviderEvent, ProviderRefund, ProviderSession } from './provider.ts';

const SESSION_STATUS: Readonly<Record<string, ProviderSession['status']>> = {
  open: 'open',
  complete: 'complete',
  expired: 'expired',
};
const PAYMENT_STATUS: Readonly<Record<string, ProviderSession['paymentStatus']>> = {
  paid: 'paid',
  unpaid: 'unpaid',
  no_payment_required: 'no_payment_required',
};
const REFUND_STATE: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  requires_action: 'pending',
};

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** The provider's session in our words. */
export function readSession(session: Stripe.Checkout.Session): ProviderSession {
  return {
    id: session.id,
    status: SESSION_STATUS[session.status ?? 'open'] ?? 'open',
    paymentStatus: PAYMENT_STATUS[session.payment_status] ?? 'unpaid',
    orderId: session.client_reference_id,
    currency: session.currency ?? 'usd',
    amountSubtotal: session.amount_subtotal ?? 0,
    amountDiscount: session.total_details?.amount_discount ?? 0,
    amountTax: session.total_details?.amount_tax ?? 0,
    amountTotal: session.amount_total ?? 0,
    customerEmail: session.customer_details?.email ?? session.customer_email,
    paymentId: idOf(session.payment_intent),
    uiMode: session.ui_mode === 'embedded_page' ? 'embedded' : 'hosted',
    clientSecret: session.client_secret,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  };
}

/** The provider's refund in our words. */
export function readRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    state: REFUND_STATE[refund.status ?? 'pending'] ?? 'failed',
    amount: refund.amount,
    currency: refund.currency,
    paymentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.refund_id ?? null,
  };
}

function closing(type: string, status: string | null): 'won' | 'lost' | null {
  return type === 'charge.dispute.closed' && (status === 'won' || status === 'lost') ? status : null;
}

/** The provider's event in our words; events that orders do not follow are `other`. */
export function readEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const paymentFailed = type === 'checkout.session.async_payment_failed';
      return { id, type, subject: 'session', sessionId: event.data.object.id, paymentFailed };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, type, subject: 'refund', refund: readRefund(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return {
        id,
        type,
        subject: 'dispute',
        paymentId: idOf(dispute.payment_intent),
        closedAs: closing(type, dispute.status),
      };
    }
    default:
      return { id, type, subject: 'other' };
  }
}
