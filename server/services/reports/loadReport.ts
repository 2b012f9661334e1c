import { ApiError } from '@global-fit/contract/errors';
import { PAID_STATES } from '@global-fit/contract/orderStates';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import type { ReportDependencies } from './dependencies.ts';
import { readWritten, REVISION_COLUMNS, type Revision, type WrittenRevision } from './revisionRow.ts';
import { servedPdf } from './storedPdf.ts';

const notFound = (): ApiError => new ApiError('not_found', { detail: 'There is no such report.' });

/**
 * The revision of an order for its owner: the requested or the newest. Throws 404 where the order is not theirs, was
 * refunded, or has no such finished revision.
 */
export async function findReport(
  { db }: Pick<ReportDependencies, 'db'>,
  userId: string,
  orderId: string,
  number?: number,
): Promise<Revision> {
  const rows = isUuid(orderId)
    ? await db
        .select({ revision: REVISION_COLUMNS })
        .from(reportRevisions)
        .innerJoin(orders, eq(orders.id, reportRevisions.orderId))
        .where(
          and(
            eq(orders.id, orderId),
            eq(orders.userId, userId),
            inArray(orders.state, PAID_STATES),
            inArray(reportRevisions.state, ['ready', 'delivered']),
            ...(number === undefined ? [] : [eq(reportRevisions.number, number)]),
          ),
        )
        .orderBy(desc(reportRevisions.number))
        .limit(1)
    : [];
  const revision = rows[0]?.revision;
  if (revision === undefined || !revision.hasDocument) throw notFound();
  return revision;
}

/** The same with its document. */
export async function loadReport(
  dependencies: Pick<ReportDependencies, 'db'>,
  userId: string,
  orderId: string,
  number?: number,
): Promise<WrittenRevision> {
  const { id } = await findReport(dependencies, userId, orderId, number);
  const written = await readWritten(dependencies.db, id);
  if (written === null) throw notFound();
  return written;
}

/** The same as a PDF with its file name; rendered again where the store has lost it or does not answer. */
export async function loadReportPdf(
  dependencies: Pick<ReportDependencies, 'db' | 'store' | 'pdf' | 'log' | 'jobs' | 'onStep'>,
  userId: string,
  orderId: string,
  number?: number,
): Promise<{ readonly bytes: Uint8Array; readonly filename: string }> {
  const revision = await findReport(dependencies, userId, orderId, number);
  return { bytes: await servedPdf(dependencies, revision), filename: pdfName(revision.number) };
}

/** The name of the file for the customer. */
export function pdfName(revision: number): string {
  return revision === 1 ? 'global-fit-report.pdf' : `global-fit-report-edition-${revision}.pdf`;
}
