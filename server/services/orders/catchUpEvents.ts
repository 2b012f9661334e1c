import { eq, inArray } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import type { ProviderEvent } from '#adapters/payments/provider';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { handleProviderEvent } from './handleProviderEvent.ts';

const HOUR_MS = 3_600_000;
/** Each look goes back behind the last one: what could not be followed is tried again for a day. */
const OVERLAP_MS = 24 * HOUR_MS;
/** How far the first look goes back, as long as the provider repeats an event that was not taken. */
const FIRST_MS = 3 * 24 * HOUR_MS;
/** The provider tells its events for so long. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** The row among the events that says when we looked last; no event of the provider has such an id. */
const LOOK = { id: 'looked_through', type: 'look' };

async function lastLook({ db }: OrderDependencies): Promise<Date | null> {
  const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, LOOK.id));
  return row?.receivedAt ?? null;
}

async function unheard(
  { db }: OrderDependencies,
  told: readonly ProviderEvent[],
): Promise<readonly ProviderEvent[]> {
  const ids = told.map(({ id }) => id);
  if (ids.length === 0) return [];
  const known = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(inArray(providerEvents.id, ids));
  const heard = new Set(known.map(({ id }) => id));
  return told.filter(({ id }) => !heard.has(id));
}

/** Follows an event that did not reach us; false where the provider is silent. */
async function follow(dependencies: OrderDependencies, event: ProviderEvent): Promise<boolean> {
  try {
    const outcome = await handleProviderEvent(dependencies, event);
    dependencies.log.warn({ eventId: event.id, type: event.type, outcome }, 'an event had not reached us');
  } catch (error) {
    const failure = error instanceof ProviderFailure ? error : null;
    const line = { err: error, eventId: event.id, alert: failure?.alert };
    dependencies.log.warn(line, 'an event that had not reached us could not be followed');
    if (failure?.holdsForAll) return false;
  }
  return true;
}

/**
 * Once an hour asks the provider for its events about refunds and disputes, and follows those that did not reach the
 * webhook: nothing else would find them. Answers how many were followed. Throws `ProviderFailure`.
 */
export async function catchUpEvents(dependencies: OrderDependencies): Promise<number> {
  const { db, clock, payments } = dependencies;
  const now = clock.now();
  const last = await lastLook(dependencies);
  if (last && now.getTime() - last.getTime() < HOUR_MS) return 0;
  const from = last ? last.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS;
  const since = new Date(Math.max(from, now.getTime() - KEPT_MS));
  const missed = await unheard(dependencies, await payments.listRefundAndDisputeEvents(since));
  for (const event of missed) if (!(await follow(dependencies, event))) return missed.length;
  await db
    .insert(providerEvents)
    .values({ ...LOOK, receivedAt: now, outcome: 'looked' })
    .onConflictDoUpdate({ target: providerEvents.id, set: { receivedAt: now } });
  return missed.length;
}
