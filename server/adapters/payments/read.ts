import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderDispute, ProviderEvent, ProviderRefund, ProviderSession } from './provider.ts';

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
const DISPUTE_STATE: Readonly<Record<string, ProviderDispute['state']>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
};
const REFUND_STATE: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  requires_action: 'pending',
};

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** The object in a field that may have its id alone, nothing, or be missing in another version of the API. */
function wholeOf<Whole extends object>(reference: string | Whole | null | undefined): Whole | null {
  return typeof reference === 'string' ? null : (reference ?? null);
}

/** Seconds since 1970 as a moment; null where there are none. */
function momentOf(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : null;
}

/** The end of a session that names none: it is opened for nobody, and what was paid is still read. */
const NEVER_OPEN = new Date(0);

/** When a delayed payment is refused, its session stays complete and unpaid and its payment requires another method. */
function isRefused(session: Stripe.Checkout.Session): boolean {
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return false;
  const status = wholeOf(session.payment_intent)?.status;
  return status === 'requires_payment_method' || status === 'canceled';
}

/** A card is charged when the customer pays. Other charges may be confirmed days later, at a time they do not state. */
function cardChargedAt(session: Stripe.Checkout.Session): Date | null {
  const charge = wholeOf(wholeOf(session.payment_intent)?.latest_charge);
  if (!charge?.paid) return null;
  return charge.payment_method_details?.type === 'card' ? momentOf(charge.created) : null;
}

/**
 * The provider's session in our terms. Whether its payment failed and when a card was charged are known only with
 * `payment_intent.latest_charge` expanded.
 */
export function readSession(session: Stripe.Checkout.Session): ProviderSession {
  return {
    id: session.id,
    status: SESSION_STATUS[session.status ?? 'open'] ?? 'open',
    paymentStatus: PAYMENT_STATUS[session.payment_status] ?? 'unpaid',
    paymentFailed: isRefused(session),
    orderId: session.metadata?.['order_id'] ?? null,
    attempt: Number(session.metadata?.['attempt']) || null,
    currency: session.currency ?? 'usd',
    amountSubtotal: session.amount_subtotal ?? 0,
    amountDiscount: session.total_details?.amount_discount ?? 0,
    amountTax: session.total_details?.amount_tax ?? 0,
    amountTotal: session.amount_total ?? 0,
    paymentId: idOf(session.payment_intent),
    chargedAt: cardChargedAt(session),
    uiMode: session.ui_mode === 'embedded_page' ? 'embedded' : 'hosted',
    clientSecret: session.client_secret ?? null,
    url: session.url ?? null,
    expiresAt: momentOf(session.expires_at) ?? NEVER_OPEN,
  };
}

/** The provider's refund in our terms. */
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

/** A prevented dispute was stopped before it cost anything, or resolved by giving the money back. */
function disputeState({ status, payment_method_details: method }: Stripe.Dispute): ProviderDispute['state'] {
  if (status === 'prevented') return method?.card?.case_type === 'block' ? 'won' : 'lost';
  return DISPUTE_STATE[status] ?? 'open';
}

/** The provider's dispute in our terms. */
export function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  return {
    id: dispute.id,
    state: disputeState(dispute),
    amount: dispute.amount,
    currency: dispute.currency,
    paymentId: idOf(dispute.payment_intent),
    refundable: dispute.is_charge_refundable,
  };
}

/** A map rather than an object, so that a type such as "constructor" is not found in it. */
const SUBJECTS: ReadonlyMap<string, ProviderEvent['subject']> = new Map([
  ['checkout.session.completed', 'session'],
  ['checkout.session.async_payment_succeeded', 'session'],
  ['checkout.session.async_payment_failed', 'session'],
  ['checkout.session.expired', 'session'],
  ['refund.created', 'refund'],
  ['refund.updated', 'refund'],
  ['refund.failed', 'refund'],
  ['charge.refund.updated', 'refund'],
  ['charge.refunded', 'payment'],
  ['charge.dispute.created', 'dispute'],
  ['charge.dispute.updated', 'dispute'],
  ['charge.dispute.closed', 'dispute'],
  ['charge.dispute.funds_withdrawn', 'dispute'],
  ['charge.dispute.funds_reinstated', 'dispute'],
]);

/** These say what other events of a refund or dispute also say; a webhook may be set up for these alone. */
const ECHOES: ReadonlySet<string> = new Set([
  'charge.refund.updated',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** Events on what we learn from the provider alone. Each of them is news. */
export const REFUND_AND_DISPUTE_TYPES = [...SUBJECTS]
  .filter(([type, subject]) => subject !== 'session' && !ECHOES.has(type))
  .map(([type]) => type);

/** The provider's ids and types are short ASCII words; the database cannot store just anything. */
const word = z.string().regex(/^[\x20-\x7e]{1,255}$/);

const toldObject = z.object({
  id: word,
  /** An id, or the whole payment. */
  payment_intent: z
    .union([word, z.object({ id: word }).transform(({ id }) => id)])
    .nullish()
    .catch(null),
  payment_status: z.string().optional().catch(undefined),
});
type ToldObject = z.infer<typeof toldObject>;

/** Seconds since 1970, or in an event that only names its object a date and time. */
const told = z.union([
  z
    .int()
    .positive()
    .max(8.64e12)
    .transform((seconds) => new Date(seconds * 1000)),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);

const eventShape = z.object({
  id: word,
  type: word,
  /** The connected account on which it happened; an event that only names its object calls this `context`. */
  account: z.string().nullish(),
  context: z.string().nullish().catch(null),
  created: told.optional().catch(undefined),
  data: z.object({ object: toldObject }).optional().catch(undefined),
  related_object: z.object({ id: word }).nullish().catch(null),
});
type ToldEvent = z.infer<typeof eventShape>;

/** The kind of event: the provider marks those that only name their object ("thin" ones) with the version before it. */
const kindOf = (type: string): string => type.replace(/^v1\./, '');

/** The object of an event; of a thin one only its id is known. */
function objectOf({ data, related_object: named }: ToldEvent): ToldObject | null {
  return data?.object ?? (named ? { id: named.id, payment_intent: null } : null);
}

/** Whether the event marks the moment of payment: a completed session may be paid days later. */
function tellsOfPayment(type: string, { payment_status: status }: ToldObject): boolean {
  if (type === 'checkout.session.async_payment_succeeded') return true;
  return type === 'checkout.session.completed' && (status === 'paid' || status === 'no_payment_required');
}

/** The provider's event in our terms; null where it is none. Events that orders ignore are `other`. */
export function readEvent(body: unknown): ProviderEvent | null {
  const event = eventShape.safeParse(body).data;
  if (!event) return null;
  const { id, type, account, context, created } = event;
  const note = { id, type, ours: !(event.data ? account : context) };
  const subject = SUBJECTS.get(kindOf(type));
  const object = objectOf(event);
  const subjectId = subject === 'payment' ? object?.payment_intent : object?.id;
  if (!subject || !object || !subjectId) return { ...note, subject: 'other', subjectId: '', paidAt: null };
  return {
    ...note,
    subject,
    subjectId,
    paidAt: tellsOfPayment(kindOf(type), object) ? (created ?? null) : null,
  };
}
