import type { ReportDocument } from '@global-fit/report/model';
import { isMoveWithin } from '@global-fit/report/moveWithin';
import { and, eq } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import type { Queryable } from '#db/connect';
import { inTransaction } from '#db/transaction';
import { queueMail } from '#services/mails/queueMail';
import type { ReportDependencies } from './dependencies.ts';
import { lockRevision, readWritten, type WrittenRevision } from './revisionRow.ts';
import { storedPdf } from './storedPdf.ts';

/**
 * Makes sure that the PDF of a ready revision is in the store, then queues its delivery message. Does nothing in any
 * other state; a repeat finds the file and the message.
 */
export async function deliverReport(dependencies: ReportDependencies, revisionId: string): Promise<void> {
  const written = await readWritten(dependencies.db, revisionId);
  if (written?.state !== 'ready') return;
  await storedPdf(dependencies, written);
  await inTransaction(dependencies.db, async (tx) => {
    const locked = await lockRevision(tx, revisionId);
    // A document made again meanwhile has a job of its own.
    if (locked?.state !== 'ready' || locked.documentHash !== written.documentHash) return;
    const revision = { ...locked, document: written.document };
    await queueDelivery(dependencies, tx, revision, `delivery:${revisionId}`);
  });
  dependencies.onStep?.('queued');
}

/**
 * Queues the delivery message of a finished revision again, to the order's present address. `occasion` identifies the
 * request: repeating it sends nothing more. An earlier message of the revision that had failed is emptied and thereby
 * settled. Returns whether a message was queued; none is for a report that is unfinished or erased.
 */
export async function resendReport(
  dependencies: ReportDependencies,
  revisionId: string,
  occasion: string,
): Promise<boolean> {
  return inTransaction(dependencies.db, async (tx) => {
    await lockRevision(tx, revisionId);
    const revision = await readWritten(tx, revisionId);
    if (revision === null) return false;
    if (revision.state !== 'ready' && revision.state !== 'delivered') return false;
    const replaced = and(
      eq(mails.revisionId, revisionId),
      eq(mails.kind, 'delivery'),
      eq(mails.state, 'failed'),
    );
    const dedupeKey = `delivery:${revisionId}:${occasion}`;
    const queued = await queueDelivery(dependencies, tx, revision, dedupeKey);
    if (queued) await tx.update(mails).set({ payload: {} }).where(replaced);
    return queued;
  });
}

/** What the message says about a move within the present country. */
function withinOf(document: ReportDocument): { within: boolean; towns: { name: string; score: number }[] } {
  if (!isMoveWithin(document)) return { within: false, towns: [] };
  const towns = document.places
    .flatMap(({ cities }) => cities)
    .flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]));
  return { within: true, towns };
}

async function queueDelivery(
  dependencies: ReportDependencies,
  tx: Queryable,
  { document, ...revision }: WrittenRevision,
  dedupeKey: string,
): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, revision.orderId));
  if (order === undefined) throw new Error(`Revision ${revision.id} has no order.`);
  return queueMail(dependencies, tx, {
    kind: 'delivery',
    dedupeKey,
    to: order.deliveryEmail,
    subject: revision.number === 1 ? 'Your report is here' : `Your report, edition ${revision.number}`,
    orderId: order.id,
    revisionId: revision.id,
    userId: order.userId,
    payload: {
      orderId: order.id,
      customerName: document.customerName,
      reportTitle: document.title,
      revision: revision.number,
      places: document.places.map((place) => ({
        name: place.country,
        score: place.score,
        cities: place.cities.map((city) => city.name),
        chosen: place.origin === 'chosen',
        ranked: place.interval !== null,
      })),
      ...withinOf(document),
      roadmap: document.timeline.length > 0,
      note: revision.reviewNote,
    },
  });
}
