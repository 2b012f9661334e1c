import { and, eq, inArray, ne } from 'drizzle-orm';
import { hasContent, mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import type { ReportDependencies } from '#services/reports/dependencies';
import { remakeReport } from '#services/reports/reviewReport';
import { lockRevision } from '#services/reports/revisionRow';
import { ERASED_ADDRESS } from '../erasedPerson.ts';
import { TO_CUSTOMER } from './mendOrder.ts';

type Parts = Pick<ReportDependencies, 'db' | 'jobs' | 'store'>;

export interface Retried {
  readonly reports: number;
  readonly mails: number;
}

async function retryReport(parts: Parts, id: string): Promise<boolean> {
  const { db, jobs } = parts;
  const state = await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, id);
    if (revision?.state === 'queued' || revision?.state === 'generating' || revision?.state === 'ready')
      await jobs.makeReport(tx, id);
    return revision?.state;
  });
  if (state === 'failed') await remakeReport(parts, id);
  return state !== undefined && ['failed', 'queued', 'generating', 'ready'].includes(state);
}

/** Messages that can still go to somebody: those emptied, and those of erased people, are left out. */
const isUnfinished = and(
  inArray(mails.state, ['queued', 'failed']),
  ne(mails.toAddress, ERASED_ADDRESS),
  hasContent,
);

function retryMail({ db, jobs }: Parts, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // It may have been sent, or its person erased, since it was listed.
    const [row] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), isUnfinished))
      .for('update');
    if (!row) return false;
    const [order] = row.orderId ? await tx.select().from(orders).where(eq(orders.id, row.orderId)) : [];
    // The order's present address, which an operator may have corrected.
    const toAddress = order && TO_CUSTOMER.includes(row.kind) ? order.deliveryEmail : row.toAddress;
    await tx.update(mails).set({ state: 'queued', toAddress }).where(eq(mails.id, id));
    await jobs.sendMail(tx, id);
    return true;
  });
}

/**
 * Retries everything unfinished of an order (null: of all orders) now: reports that failed or are in progress,
 * messages that failed or wait. Even beside an attempt in progress, the customer gets one of each.
 */
export async function retryWork(parts: Parts, orderId: string | null): Promise<Retried> {
  const { db } = parts;
  const revisions = await db
    .select({ id: reportRevisions.id })
    .from(reportRevisions)
    .where(
      and(
        inArray(reportRevisions.state, ['queued', 'generating', 'ready', 'failed']),
        orderId === null ? undefined : eq(reportRevisions.orderId, orderId),
      ),
    );
  const letters = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isUnfinished, orderId === null ? undefined : eq(mails.orderId, orderId)));
  let reports = 0;
  for (const { id } of revisions) if (await retryReport(parts, id)) reports += 1;
  let sent = 0;
  for (const { id } of letters) if (await retryMail(parts, id)) sent += 1;
  return { reports, mails: sent };
}
