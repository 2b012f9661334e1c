import type { ShareChoice, ShareMade, ShareState } from '@global-fit/contract/shares';
import { ApiError } from '@global-fit/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { reportShares } from '#db/schema/shares';
import { inTransaction } from '#db/transaction';
import { countUse } from '#security/rateLimit';
import { newToken, tokenHash } from '#security/token';
import type { Context } from '../../context.ts';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { holdAccount } from '#services/accounts/liveAccount';
import { findReport } from '#services/reports/loadReport';

type ShareRow = typeof reportShares.$inferSelect;

/** The address of a link; the token is its last segment. */
const SHARED_PAGE = '/r/';

function present({ scope, showName, createdAt }: ShareRow): NonNullable<ShareState['share']> {
  return { scope, show_name: showName, created_at: createdAt.toISOString() };
}

async function findShare(on: Queryable, orderId: string): Promise<ShareRow | null> {
  const [row] = await on.select().from(reportShares).where(eq(reportShares.orderId, orderId));
  return row ?? null;
}

/** The state of a report's link. Throws 404 for a report that is not theirs or no longer exists. */
export async function readShare(context: Context, userId: string, orderId: string): Promise<ShareState> {
  await findReport(context, userId, orderId);
  const row = await findShare(context.db, orderId);
  return { share: row && present(row) };
}

/**
 * Creates the private link of a report, replacing the last one, which ends at once. Its address is returned only
 * here. Throws 404 for a report that is not theirs, 429.
 */
export async function makeShare(
  context: Context,
  userId: string,
  orderId: string,
  choice: ShareChoice,
): Promise<ShareMade> {
  const { db, clock, config } = context;
  await countUse(context, 'SHARE_LINK', userId);
  await findReport(context, userId, orderId);
  const token = newToken(context);
  const link = {
    tokenHash: tokenHash(token),
    scope: choice.scope,
    showName: choice.show_name,
    createdAt: clock.now(),
  };
  const [row] = await inTransaction(db, async (tx) => {
    await holdAccount(tx, userId);
    return tx
      .insert(reportShares)
      .values({ orderId, userId, ...link })
      .onConflictDoUpdate({ target: reportShares.orderId, set: link })
      .returning();
  });
  if (!row) throw new Error('The new link was not returned.');
  logAccountEvent(context, 'report_shared', userId);
  return { share: present(row), url: `${config.PUBLIC_URL}${SHARED_PAGE}${token}` };
}

/** Changes what an open link shows; its address stays. Throws 404 where none is open. */
export async function changeShare(
  context: Context,
  userId: string,
  orderId: string,
  choice: ShareChoice,
): Promise<ShareState> {
  await findReport(context, userId, orderId);
  const [row] = await context.db
    .update(reportShares)
    .set({ scope: choice.scope, showName: choice.show_name })
    .where(and(eq(reportShares.orderId, orderId), eq(reportShares.userId, userId)))
    .returning();
  if (!row) throw new ApiError('not_found', { detail: 'There is no open link of this report.' });
  return { share: present(row) };
}

/** Ends the link at once. Ending it twice is no error. Throws 404 for a report that is not theirs. */
export async function endShare(context: Context, userId: string, orderId: string): Promise<void> {
  await findReport(context, userId, orderId);
  await context.db
    .delete(reportShares)
    .where(and(eq(reportShares.orderId, orderId), eq(reportShares.userId, userId)));
  logAccountEvent(context, 'report_share_ended', userId);
}

/** Deletes every link of an account. */
export async function eraseShares(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(reportShares).where(eq(reportShares.userId, userId));
}

/** Deletes links of orders whose report is no longer available; these have stopped working already. */
export async function forgetEndedShares({ db }: Pick<Context, 'db'>): Promise<void> {
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.state, ['refunded', 'failed', 'expired']));
  await db.delete(reportShares).where(inArray(reportShares.orderId, over));
}
