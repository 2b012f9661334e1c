import type { Queryable } from '#db/connect';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';

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
