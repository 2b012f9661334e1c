import type { Queryable } from '#db/connect';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';

/** The provider's event that led to an operation. It is recorded with what it changes, so a repeat changes nothing. */
export interface EventNote {
  readonly id: string;
  readonly type: string;
  /** When a session was paid, where the event says so. */
  readonly paidAt: Date | null;
}

/** The outcome of an event that changed nothing: it is not about an order of ours, or it was handled before. */
export type NothingDone = 'ignored' | 'repeated_event';

/** Records an event that orders ignore or that is not about one of ours. */
export async function ignoreEvent(
  { db, clock }: Pick<OrderDependencies, 'db' | 'clock'>,
  { id, type }: Pick<EventNote, 'id' | 'type'>,
): Promise<'ignored'> {
  await db
    .insert(providerEvents)
    .values({ id, type, receivedAt: clock.now(), outcome: 'ignored' })
    .onConflictDoNothing();
  return 'ignored';
}

/** Records an event in the transaction that handles it; returns false where it was handled before. */
export async function recordEvent(
  { clock }: Pick<OrderDependencies, 'clock'>,
  tx: Queryable,
  event: Pick<EventNote, 'id' | 'type'>,
  sessionId: string | null,
): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, sessionId, receivedAt: clock.now(), outcome: 'handled' })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return rows.length > 0;
}
