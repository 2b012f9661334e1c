import { UNFINISHED_REVISION_STATES } from '@global-fit/contract/revisionStates';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { reportRevisions } from '#db/schema/reports';

/** Cancels every revision of an order that has not reached the customer; returns their number. */
export async function cancelUnfinishedReports(tx: Queryable, orderId: string): Promise<number> {
  const rows = await tx
    .update(reportRevisions)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(reportRevisions.orderId, orderId),
        inArray(reportRevisions.state, [...UNFINISHED_REVISION_STATES]),
      ),
    )
    .returning({ id: reportRevisions.id });
  return rows.length;
}
