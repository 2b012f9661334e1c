import { UNPAID_STATES } from '@global-fit/contract/orderStates';
import { and, eq, exists, inArray, isNull, lt, not, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orderEvents, orders } from '#db/schema/orders';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { isErasedRow, users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { paidSessions } from '#services/orders/checkoutSessionRows';
import { ERASED_ADDRESS } from '#services/orders/erasedPerson';
import { isUnused } from '#services/profiles/unusedProfiles';
import type { Context } from '../../context.ts';
import { inBatches } from './inBatches.ts';
import { KEEP, monthsBefore, yearsBefore } from './periods.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** Deletes orders with everything that depends on them. */
async function deleteOrders(tx: Queryable, ids: readonly string[]): Promise<void> {
  const list = [...ids];
  await tx.delete(mails).where(inArray(mails.orderId, list));
  await tx.delete(reportRevisions).where(inArray(reportRevisions.orderId, list));
  await tx.delete(refunds).where(inArray(refunds.orderId, list));
  await tx.delete(checkoutSessions).where(inArray(checkoutSessions.orderId, list));
  await tx.delete(orderEvents).where(inArray(orderEvents.orderId, list));
  await tx.delete(orders).where(inArray(orders.id, list));
}

/** Deletes the orders that meet a condition in batches; locked ones wait for the next run. */
function deleteOrdersThat(db: Parts['db'], condition: SQL | undefined): Promise<number> {
  return inBatches((size) =>
    inTransaction(db, async (tx) => {
      const rows = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(condition)
        .limit(size)
        .for('update', { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await deleteOrders(tx, ids);
      return rows;
    }),
  );
}

/** Deletes unpaid orders unchanged for a year, except those that need attention. */
export function forgetUnpaidOrders({ db, clock }: Parts): Promise<number> {
  const before = monthsBefore(clock.now(), KEEP.unpaidOrderMonths);
  const old = and(
    inArray(orders.state, UNPAID_STATES),
    lt(orders.updatedAt, before),
    isNull(orders.paidAt),
    isNull(orders.attention),
    not(exists(paidSessions(db, orders.id))),
  );
  return deleteOrdersThat(db, old);
}

/** Deletes profiles submitted more than a year ago that no order or edition uses (any more). */
export function forgetUnusedProfiles({ db, clock }: Parts): Promise<number> {
  const before = monthsBefore(clock.now(), KEEP.unusedProfileMonths);
  return inBatches(async (size) => {
    const unused = db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(lt(profiles.createdAt, before), isUnused(db)))
      .limit(size);
    return db.delete(profiles).where(inArray(profiles.id, unused)).returning({ id: profiles.id });
  });
}

/** Deletes the accounting records of erased customers, ten years after the year of the order. */
export function forgetErasedOrders({ db, clock }: Parts): Promise<number> {
  const before = yearsBefore(clock.now(), KEEP.erasedOrderYears);
  const old = and(eq(orders.deliveryEmail, ERASED_ADDRESS), lt(orders.createdAt, before));
  return deleteOrdersThat(db, old);
}

/** Deletes the emptied accounts of erased people once they have no orders. */
export function forgetErasedAccounts({ db }: Pick<Parts, 'db'>): Promise<number> {
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id));
  return inBatches((size) =>
    inTransaction(db, async (tx) => {
      const rows = await tx
        .select({ id: users.id })
        .from(users)
        // Worded as in the partial index.
        .where(and(isErasedRow, not(exists(ordered))))
        .limit(size);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return rows;
      await tx.delete(profiles).where(inArray(profiles.userId, ids));
      await tx.delete(users).where(inArray(users.id, ids));
      return rows;
    }),
  );
}
