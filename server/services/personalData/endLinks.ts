import { and, eq, gt, isNull } from 'drizzle-orm';
import { secondAdultForms } from '#db/schema/couples';
import { reportShares } from '#db/schema/shares';
import { inTransaction } from '#db/transaction';
import { logAccountEvent } from '#services/accounts/accountEvent';
import type { Context } from '../../context.ts';

/**
 * Ends the private links of one account or, for null, of everybody: those to reports, and those of second adults, whose
 * answers stay. Returns the number of links.
 */
export async function endLinks(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: string | null,
): Promise<number> {
  const now = clock.now();
  const ofWhom = (column: typeof reportShares.userId | typeof secondAdultForms.userId) =>
    userId === null ? undefined : eq(column, userId);
  const ended = await inTransaction(db, async (tx) => {
    const shared = await tx
      .delete(reportShares)
      .where(ofWhom(reportShares.userId))
      .returning({ id: reportShares.orderId });
    const invited = await tx
      .update(secondAdultForms)
      .set({ expiresAt: now })
      .where(
        and(
          ofWhom(secondAdultForms.userId),
          gt(secondAdultForms.expiresAt, now),
          isNull(secondAdultForms.usedAt),
        ),
      )
      .returning({ id: secondAdultForms.userId });
    return shared.length + invited.length;
  });
  logAccountEvent({ log }, 'links_ended_by_operator', userId);
  return ended;
}
