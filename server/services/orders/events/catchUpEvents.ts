import { eq, inArray } from 'drizzle-orm';
import { type ProviderEvent, ProviderFailure } from '#adapters/payments/provider';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from '../dependencies.ts';
import { handleProviderEvent } from './handleProviderEvent.ts';

const HOUR_MS = 3_600_000;
/** Each query overlaps the previous one, so that events which failed are tried again for a day. */
const OVERLAP_MS = 24 * HOUR_MS;
/** How far the first query goes back: as long as the provider repeats an event that was not accepted. */
const FIRST_MS = 3 * 24 * HOUR_MS;
/** How long the provider keeps its events. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** The row among the events that records the last query; no event of the provider has such an id. */
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

/** Logs an error; returns whether other events would fail as well at present. */
function noteTrouble({ log }: OrderDependencies, error: unknown, what: string, eventId?: string): boolean {
  const failure = error instanceof ProviderFailure ? error : null;
  log.warn({ err: error, eventId, alert: failure?.alert }, what);
  return failure?.holdsForAll ?? false;
}

/** Handles an event that did not reach us; returns false where the provider does not respond. */
async function follow(dependencies: OrderDependencies, event: ProviderEvent): Promise<boolean> {
  const { id: eventId, type } = event;
  try {
    const outcome = await handleProviderEvent(dependencies, event);
    dependencies.log.warn({ eventId, type, outcome }, 'an event had not reached us');
  } catch (error) {
    return !noteTrouble(dependencies, error, 'an event that had not reached us was not followed', eventId);
  }
  return true;
}

/** The provider's events since a moment; null where it does not respond. */
async function toldSince(
  dependencies: OrderDependencies,
  since: Date,
): Promise<readonly ProviderEvent[] | null> {
  try {
    return await dependencies.payments.listRefundAndDisputeEvents(since);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    noteTrouble(dependencies, error, 'the provider did not tell its events');
    return null;
  }
}

/**
 * Once an hour, fetches the provider's events on refunds and disputes and handles those that did not reach the
 * webhook, which nothing else would find. Where the provider does not respond, the next call asks again. Returns the
 * number of missed events.
 */
export async function catchUpEvents(dependencies: OrderDependencies): Promise<number> {
  const { db, clock } = dependencies;
  const now = clock.now();
  const last = await lastLook(dependencies);
  // A clock that ran ahead may have dated the last query in the future, which does not say when it was.
  const known = last && last <= now ? last : null;
  if (known && now.getTime() - known.getTime() < HOUR_MS) return 0;
  const from = known ? known.getTime() - OVERLAP_MS : now.getTime() - (last ? KEPT_MS : FIRST_MS);
  const told = await toldSince(dependencies, new Date(Math.max(from, now.getTime() - KEPT_MS)));
  if (!told) return 0;
  const missed = await unheard(dependencies, told);
  for (const event of missed) if (!(await follow(dependencies, event))) return missed.length;
  await db
    .insert(providerEvents)
    .values({ ...LOOK, receivedAt: now, outcome: 'looked' })
    .onConflictDoUpdate({ target: providerEvents.id, set: { receivedAt: now } });
  return missed.length;
}
