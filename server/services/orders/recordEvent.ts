import type { Queryable } from '#db/connect';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';

/** Records an event that orders ignore or that is not about one of ours. */
export async function ignoreEvent(
  { db, clock }: Pick<OrderDependencies, 'db' | 'clock'>,
  { id, type }: { readonly id: string; readonly type: string },
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
  event: { readonly id: string; readonly type: string },
  sessionId: string | null,
): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, sessionId, receivedAt: clock.now(), outcome: 'handled' })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return rows.length > 0;
}
