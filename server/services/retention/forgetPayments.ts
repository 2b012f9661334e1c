import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { sandboxDeliveries, sandboxObjects } from '#sandbox/schema';
import type { Context } from '../../context.ts';
import { inBatches } from './inBatches.ts';
import { daysBefore, KEEP, monthsBefore } from './periods.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** Deletes the provider's events after 90 days; it does not repeat them after that. */
export function forgetProviderEvents({ db, clock }: Parts): Promise<number> {
  const before = daysBefore(clock.now(), KEEP.providerEventDays);
  return inBatches(async (size) => {
    const old = db
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(lt(providerEvents.receivedAt, before))
      .orderBy(providerEvents.receivedAt)
      .limit(size);
    return db
      .delete(providerEvents)
      .where(inArray(providerEvents.id, old))
      .returning({ id: providerEvents.id });
  });
}

/**
 * Removes payment pages 90 days after they ended: entirely where nothing was paid, otherwise their address. Payment,
 * amount and time are accounting records.
 */
export async function forgetCheckoutSessions({ db, clock }: Parts): Promise<number> {
  const before = daysBefore(clock.now(), KEEP.checkoutSessionDays);
  const withAddress = sql`(client_secret is not null or url is not null or return_url <> '')`;
  const ended = and(withAddress, lt(checkoutSessions.expiresAt, before));
  const unpaid = or(eq(checkoutSessions.status, 'expired'), eq(checkoutSessions.paymentStatus, 'unpaid'));
  const ids = (size: number, which = ended) =>
    db
      .select({ id: checkoutSessions.id })
      .from(checkoutSessions)
      .where(which)
      .orderBy(checkoutSessions.expiresAt)
      .limit(size);
  const gone = await inBatches((size) =>
    db
      .delete(checkoutSessions)
      .where(inArray(checkoutSessions.id, ids(size, and(ended, unpaid))))
      .returning({ id: checkoutSessions.id }),
  );
  const emptied = await inBatches((size) =>
    db
      .update(checkoutSessions)
      .set({ clientSecret: null, url: null, returnUrl: '' })
      .where(inArray(checkoutSessions.id, ids(size)))
      .returning({ id: checkoutSessions.id }),
  );
  return gone + emptied;
}

/** Kinds of object that test mode needs permanently: products, prices and keys, which name nobody. */
const LASTING = ['account', 'product', 'price', 'coupon', 'promotion_code'];

/** In test mode we store the payments ourselves: events for 30 days, as the provider does, the rest for a year. */
export function forgetTestPayments({ db, clock }: Parts): Promise<number> {
  const now = clock.now();
  const old = or(
    and(eq(sandboxObjects.kind, 'event'), lt(sandboxObjects.createdAt, daysBefore(now, KEEP.testEventDays))),
    and(
      notInArray(sandboxObjects.kind, [...LASTING, 'event']),
      lt(sandboxObjects.createdAt, monthsBefore(now, KEEP.testPaymentMonths)),
    ),
  );
  return inBatches(async (size) => {
    const ids = (await db.select({ id: sandboxObjects.id }).from(sandboxObjects).where(old).limit(size)).map(
      ({ id }) => id,
    );
    if (ids.length === 0) return [];
    await db.delete(sandboxDeliveries).where(inArray(sandboxDeliveries.eventId, ids));
    await db.delete(sandboxObjects).where(inArray(sandboxObjects.id, ids));
    return ids;
  });
}
