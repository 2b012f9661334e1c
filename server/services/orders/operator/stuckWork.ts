import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import type { Context } from '../../../context.ts';
import { isUnsent } from '#services/mails/unsentMail';
import { isBegun } from '../refund/reconcileRefunds.ts';

/** Something that should have happened by itself and has not (yet). */
export interface StuckWork {
  /** Null for messages without an order: account links, contact messages. */
  readonly orderId: string | null;
  /** What is wrong, with the latest reason. */
  readonly reason: string;
  /** Whether it was given up. */
  readonly failed: boolean;
  readonly command: string;
}

/** Work older than this was overlooked, whatever its state. */
const OVERDUE_MS = 30 * 60_000;
const MOST = 200;

async function stuckReports(db: Database, before: Date): Promise<StuckWork[]> {
  const { id, orderId, number, state, failure, createdAt } = reportRevisions;
  const rows = await db
    .select({ id, orderId, number, state, failure })
    .from(reportRevisions)
    .where(
      or(
        inArray(state, ['failed', 'in_review']),
        and(inArray(state, ['queued', 'generating', 'ready']), or(isNotNull(failure), lt(createdAt, before))),
      ),
    )
    .orderBy(createdAt)
    .limit(MOST);
  return rows.map((row) => {
    const what = `report revision ${row.number}`;
    const why = row.failure ?? 'no reason was noted';
    if (row.state === 'in_review')
      return {
        orderId: row.orderId,
        reason: `${what} waits for review`,
        failed: true,
        command: `npm run review -- show ${row.id}`,
      };
    const failed = row.state === 'failed';
    return {
      orderId: row.orderId,
      reason: failed
        ? `${what} could not be made: ${why}`
        : `${what} is not finished and is tried again: ${why}`,
      failed,
      command: `npm run orders -- retry ${row.orderId}`,
    };
  });
}

async function stuckMails(db: Database, before: Date): Promise<StuckWork[]> {
  const rows = await db
    .select({
      id: mails.id,
      orderId: mails.orderId,
      kind: mails.kind,
      state: mails.state,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(
      or(
        isUnsent(db),
        and(eq(mails.state, 'queued'), or(gt(mails.attempts, 0), lt(mails.createdAt, before))),
      ),
    )
    .orderBy(mails.createdAt)
    .limit(MOST);
  return rows.map(({ orderId, kind, state, lastError }) => {
    const failed = state === 'failed';
    const why = lastError ?? 'no reason was noted';
    return {
      orderId,
      reason: failed ? `mail ${kind} was not sent: ${why}` : `mail ${kind} waits and is tried again: ${why}`,
      failed,
      command: `npm run orders -- retry ${orderId ?? 'all'}`,
    };
  });
}

async function stuckRefunds(db: Database): Promise<StuckWork[]> {
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isBegun)
    .orderBy(refunds.createdAt)
    .limit(MOST);
  return rows.map(({ orderId }) => ({
    orderId,
    reason: 'a refund has not reached the provider and is tried again',
    failed: false,
    command: `npm run refund -- ${orderId}`,
  }));
}

/**
 * Reports and messages that failed, wait for a person, have problems or are overdue, and refunds the provider has not
 * received. Reports come first, then mails, then refunds, each oldest first.
 */
export async function stuckWork({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<readonly StuckWork[]> {
  const before = new Date(clock.now().getTime() - OVERDUE_MS);
  return [
    ...(await stuckReports(db, before)),
    ...(await stuckMails(db, before)),
    ...(await stuckRefunds(db)),
  ];
}
