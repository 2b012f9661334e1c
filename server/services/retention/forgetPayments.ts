import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { sandboxDeliveries, sandboxObjects } from '../../sandbox/schema.ts';
import type { Context } from '../../context.ts';
import { inBatches } from './inBatches.ts';
import { daysBefore, KEEP, monthsBefore } from './periods.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** Forgets what the provider told 90 days ago; it tells nothing again after so long. */
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
 * Forgets payment pages 90 days after they ended: those on which nothing was paid as a whole, of the others the
 * address; payment, amount and time belong to the books.
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

/** What is for sale in test mode, and the keys it runs on: they name nobody and are needed for ever. */
const LASTING = ['account', 'product', 'price', 'coupon', 'promotion_code'];

/** In test mode the payments are kept by ourselves: events for 30 days, as the provider does, the rest for a year. */
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
