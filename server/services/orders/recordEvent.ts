import type { Queryable } from '#db/connect';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';

/** Notes an event that orders do not follow, or that is about none of ours. */
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

/** Writes an event down inside the transaction that acts on it; false when it was handled before. */
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
