import { ApiError } from '@global-fit/contract/errors';
import { PAID_STATES } from '@global-fit/contract/orderStates';
import type { ReportDocument } from '@global-fit/report/model';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import type { ReportDependencies } from './dependencies.ts';
import { REVISION_COLUMNS, type Revision } from './revisionRow.ts';
import { DocumentGone, servedPdf } from './storedPdf.ts';

/** Whose report, of which order, and which edition; the newest where none is named. */
type Wanted = readonly [userId: string, orderId: string, number?: number];

const notFound = (): ApiError => new ApiError('not_found', { detail: 'There is no such report.' });

/**
 * Which revision is wanted: of this order, where it belongs to this person, was paid and not refunded; among those that
 * are finished. Throws 404 where the order's id cannot be one.
 */
function whichWanted([userId, orderId, number]: Wanted): SQL | undefined {
  if (!isUuid(orderId)) throw notFound();
  return and(
    eq(orders.id, orderId),
    eq(orders.userId, userId),
    inArray(orders.state, PAID_STATES),
    inArray(reportRevisions.state, ['ready', 'delivered']),
    ...(number === undefined ? [] : [eq(reportRevisions.number, number)]),
  );
}

/** The revision without its document. Throws 404 where the person has no such report. */
export async function findReport(
  { db }: Pick<ReportDependencies, 'db'>,
  ...wanted: Wanted
): Promise<Revision> {
  const [revision] = await db
    .select(REVISION_COLUMNS)
    .from(reportRevisions)
    .innerJoin(orders, eq(orders.id, reportRevisions.orderId))
    .where(whichWanted(wanted))
    .orderBy(desc(reportRevisions.number))
    .limit(1);
  if (!revision?.hasDocument) throw notFound();
  return revision;
}

/** The document of that revision. Throws 404 where the person has no such report. */
export async function loadReport(
  { db }: Pick<ReportDependencies, 'db'>,
  ...wanted: Wanted
): Promise<ReportDocument> {
  const [revision] = await db
    .select({ document: reportRevisions.document })
    .from(reportRevisions)
    .innerJoin(orders, eq(orders.id, reportRevisions.orderId))
    .where(whichWanted(wanted))
    .orderBy(desc(reportRevisions.number))
    .limit(1);
  if (!revision?.document) throw notFound();
  return revision.document;
}

type PdfDependencies = Pick<ReportDependencies, 'db' | 'store' | 'pdf' | 'log' | 'jobs' | 'onStep'>;

interface NamedPdf {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

async function findPdf(dependencies: PdfDependencies, wanted: Wanted): Promise<NamedPdf> {
  const revision = await findReport(dependencies, ...wanted);
  return { bytes: await servedPdf(dependencies, revision), filename: pdfName(revision.number) };
}

/**
 * That revision as a PDF with its file name; rendered again where the store has lost it or does not answer. Where it is
 * erased or replaced meanwhile, what there is now counts: the newer document, or a 404.
 */
export async function loadReportPdf(dependencies: PdfDependencies, ...wanted: Wanted): Promise<NamedPdf> {
  try {
    return await findPdf(dependencies, wanted);
  } catch (error) {
    if (!(error instanceof DocumentGone)) throw error;
    return findPdf(dependencies, wanted);
  }
}

/** The name of the file for the customer. */
export function pdfName(revision: number): string {
  return revision === 1 ? 'global-fit-report.pdf' : `global-fit-report-edition-${revision}.pdf`;
}
