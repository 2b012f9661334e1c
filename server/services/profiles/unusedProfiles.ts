import { and, desc, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';

/**
 * The number of profiles without an order that an account keeps. Each change before the payment makes one, and only the
 * last is bought. Without a limit, one account could fill the disk, and its export the memory.
 */
export const MOST_UNUSED = 200;

/** Whether a profile is used by no order and by no edition of a report. */
export function isUnused(on: Queryable): SQL | undefined {
  const ordered = on.select({ id: orders.id }).from(orders).where(eq(orders.profileId, profiles.id));
  const reported = on
    .select({ id: reportRevisions.id })
    .from(reportRevisions)
    .where(eq(reportRevisions.profileId, profiles.id));
  return and(notExists(ordered), notExists(reported));
}

/** Deletes all but the newest of a person's profiles that were never ordered. */
export async function dropSuperseded(tx: Queryable, userId: string): Promise<void> {
  const superseded = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), isUnused(tx)))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .offset(MOST_UNUSED);
  await tx.delete(profiles).where(inArray(profiles.id, superseded));
}
