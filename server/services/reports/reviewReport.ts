import { desc, eq, inArray } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import type { ReportDependencies } from './dependencies.ts';
import {
  changeRevision,
  lockRevision,
  moveRevisionTo,
  readRevision,
  REVISION_COLUMNS,
  type Revision,
} from './revisionRow.ts';

/** Thrown where a revision is not in the state the reviewer expects; the message is for them. */
export class ReviewFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReviewFault';
  }
}

export interface WaitingReport {
  readonly revision: Revision;
  readonly customerName: string;
  readonly productName: string;
}

/** Reports that wait for a person or could not be made, newest first. */
export async function listReports({ db }: Pick<ReportDependencies, 'db'>): Promise<readonly WaitingReport[]> {
  const rows = await db
    .select({ revision: REVISION_COLUMNS, order: orders })
    .from(reportRevisions)
    .innerJoin(orders, eq(orders.id, reportRevisions.orderId))
    .where(inArray(reportRevisions.state, ['in_review', 'failed']))
    .orderBy(desc(reportRevisions.createdAt))
    .limit(200);
  return rows.map(({ revision, order }) => ({
    revision,
    customerName: order.customerName,
    productName: order.productSnapshot.name,
  }));
}

/** Sets the reviewer's note to the customer, or removes it with null. It appears in the delivery message. */
export async function annotateReport(
  { db }: Pick<ReportDependencies, 'db'>,
  revisionId: string,
  note: string | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision?.state !== 'in_review')
      throw new ReviewFault('Only a report in review can carry a new note.');
    await changeRevision(tx, revisionId, { reviewNote: note });
  });
}

/**
 * Releases a report in review: makes it ready and enqueues the job that renders and delivers it, in one transaction.
 */
export async function releaseReport(
  { db, clock, jobs }: Pick<ReportDependencies, 'db' | 'clock' | 'jobs'>,
  revisionId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision?.state !== 'in_review') throw new ReviewFault('This report is not in review.');
    await moveRevisionTo(tx, revision, 'ready', { readyAt: clock.now() });
    await jobs.makeReport(tx, revisionId);
  });
}

const MAY_BE_REMADE: readonly Revision['state'][] = ['failed', 'in_review'];

/**
 * Has a report made again from scratch: one that failed, or one in review whose cause was fixed. The file of its
 * earlier document is removed first; were this cut off in between, it would be rendered again.
 */
export async function remakeReport(
  { db, jobs, store }: Pick<ReportDependencies, 'db' | 'jobs' | 'store'>,
  revisionId: string,
): Promise<void> {
  const found = await readRevision(db, revisionId);
  if (found?.pdfKey && MAY_BE_REMADE.includes(found.state)) await store.remove(found.pdfKey);
  await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (!revision || !MAY_BE_REMADE.includes(revision.state)) {
      throw new ReviewFault('Only a report that failed or is in review can be made again.');
    }
    await moveRevisionTo(tx, revision, 'queued', {
      document: null,
      documentHash: null,
      pdfKey: null,
      checks: null,
      failure: null,
    });
    await jobs.makeReport(tx, revisionId);
  });
}
