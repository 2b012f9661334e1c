import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pdfKey } from '#adapters/objectStore/objectStore';
import { assertNoTransaction } from '#db/guard';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import type { ReportDependencies } from './dependencies.ts';
import type { ReportDocument } from '@global-fit/report/model';
import { readWritten, type Revision } from './revisionRow.ts';

type PdfDependencies = Pick<ReportDependencies, 'db' | 'store' | 'pdf' | 'log' | 'jobs' | 'onStep'>;
/** A revision, with its document where the caller has read it already. */
type PdfRevision = Pick<Revision, 'id' | 'documentHash' | 'pdfKey'> & {
  readonly document?: ReportDocument | null;
};

/** The document was erased or replaced while its PDF was made. */
export class DocumentGone extends Error {
  constructor(revisionId: string) {
    super(`The document of revision ${revisionId} was erased or replaced while its PDF was made.`);
    this.name = 'DocumentGone';
  }
}

/**
 * The PDF in the store; null where the store has lost it, does not respond, or returns something else, such as half of
 * it or a proxy's error page: the key is the digest of the right bytes.
 */
async function keptPdf(
  { store, log }: PdfDependencies,
  { id, pdfKey: key }: PdfRevision,
): Promise<Uint8Array | null> {
  if (key === null) return null;
  try {
    const bytes = await store.get(key);
    if (bytes === null || pdfKey(bytes) === key) return bytes;
    const line = { alert: 'pdf_store', revisionId: id, key, length: bytes.length };
    log.error(line, 'the store holds something else than the PDF, which is made again');
  } catch (error) {
    log.error({ alert: 'pdf_store', err: error, revisionId: id }, 'a PDF cannot be read and is made again');
  }
  return null;
}

/** Stores a PDF and then records its key. Throws where the store refuses it, and `DocumentGone`. */
async function keepPdf(
  { db, store, jobs, onStep }: PdfDependencies,
  revision: PdfRevision,
  bytes: Uint8Array,
): Promise<void> {
  const key = pdfKey(bytes);
  await store.put(key, bytes, 'application/pdf');
  onStep?.('stored');
  const replaced = revision.pdfKey;
  if (key === replaced) return;
  // Erasing a person deletes the files whose keys are recorded, so no key may be recorded once the document is gone.
  const isUnchanged = and(
    eq(reportRevisions.id, revision.id),
    isNotNull(reportRevisions.document),
    sql`${reportRevisions.documentHash} is not distinct from ${revision.documentHash}`,
  );
  const isNoted = await inTransaction(db, async (tx) => {
    const noted = await tx
      .update(reportRevisions)
      .set({ pdfKey: key })
      .where(isUnchanged)
      .returning({ id: reportRevisions.id });
    // A file that could not be read still exists, and nothing else knows its key.
    if (noted.length > 0 && replaced !== null) await jobs.removePdf(tx, replaced);
    return noted.length > 0;
  });
  if (isNoted) return;
  await store.remove(key);
  throw new DocumentGone(revision.id);
}

async function documentOf({ db }: PdfDependencies, revision: PdfRevision): Promise<ReportDocument> {
  const written = await readWritten(db, revision.id);
  if (written?.documentHash !== revision.documentHash) throw new DocumentGone(revision.id);
  return written.document;
}

async function makePdf(
  dependencies: PdfDependencies,
  revision: PdfRevision,
  whenNotKept: (error: unknown, bytes: Uint8Array) => Promise<void>,
): Promise<Uint8Array> {
  assertNoTransaction('The store of PDFs');
  const kept = await keptPdf(dependencies, revision);
  if (kept !== null) return kept;
  const document = revision.document ?? (await documentOf(dependencies, revision));
  const { bytes } = await dependencies.pdf.render(document, { paper: document.paper });
  dependencies.onStep?.('rendered');
  await keepPdf(dependencies, revision, bytes).catch((error: unknown) => whenNotKept(error, bytes));
  return bytes;
}

/**
 * The PDF of a revision that has its document. It is read from the store; where it is missing there, it is rendered,
 * stored, and only then recorded by its key. Throws where the store refuses it, and where the document was erased or
 * replaced meanwhile, and leaves no file behind.
 */
export const storedPdf = (dependencies: PdfDependencies, revision: PdfRevision): Promise<Uint8Array> =>
  makePdf(dependencies, revision, (error) => Promise.reject(error));

/** The same for a customer who waits: a store that fails is no reason to withhold the PDF. */
export const servedPdf = (dependencies: PdfDependencies, revision: PdfRevision): Promise<Uint8Array> =>
  makePdf(dependencies, revision, async (error, bytes) => {
    if (error instanceof DocumentGone) throw error;
    const { db, jobs, log } = dependencies;
    log.error({ alert: 'pdf_store', err: error, revisionId: revision.id }, 'a PDF cannot be stored');
    const key = pdfKey(bytes);
    // A store that responded too late may hold it under a key that nobody recorded.
    if (key !== revision.pdfKey) await inTransaction(db, (tx) => jobs.removePdf(tx, key));
  });
