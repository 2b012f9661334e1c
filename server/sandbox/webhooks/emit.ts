import { sandboxDeliveries } from '../schema.ts';
import { insertObject } from '../store.ts';
import type { Work } from '../types.ts';
import type { EventObject } from '../wire.ts';

/** The API version of the objects: the one that the installed SDK pins. */
export const API_VERSION = '2026-10-28.endive';

export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

/**
 * Records an event for the webhook in the transaction that changed the object, so that either both are kept or
 * neither. `object` is copied in its present state.
 */
export async function emit(
  work: Work,
  type: EventType,
  object: object,
  previous?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const owed = work.core.webhookUrl() !== null;
  const event: EventObject = {
    id: `evt_1${work.core.ids.random(23)}`,
    object: 'event',
    api_version: API_VERSION,
    created: work.now,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: owed ? 1 : 0,
    request: work.cause ?? { id: null, idempotency_key: null },
    type,
  };
  await insertObject(work, 'event', event);
  if (!owed) return;
  await work.tx
    .insert(sandboxDeliveries)
    .values({ eventId: event.id, nextAttemptAt: new Date(work.core.clock.now()) });
}
