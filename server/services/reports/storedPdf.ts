import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pdfKey } from '#adapters/objectStore/objectStore';
import { reportRevisions } from '#db/schema/reports';
import type { ReportDependencies } from './dependencies.ts';
import type { Revision } from './revisionRow.ts';

/**
 * The PDF of a revision that has its document. It is read from the store; where it is missing there, it is rendered,
 * stored, and only then recorded by its key. Throws where the document was erased or replaced meanwhile, and leaves
 * no file behind.
 */
export async function storedPdf(
  dependencies: Pick<ReportDependencies, 'db' | 'store' | 'pdf' | 'onStep'>,
  revision: Pick<Revision, 'id' | 'document' | 'documentHash' | 'pdfKey'>,
): Promise<Uint8Array> {
  const { db, store, pdf, onStep } = dependencies;
  const kept = revision.pdfKey === null ? null : await store.get(revision.pdfKey);
  if (kept !== null) return kept;
  if (revision.document === null) throw new Error(`Revision ${revision.id} has no document yet.`);
  const { bytes } = await pdf.render(revision.document, { paper: revision.document.paper });
  onStep?.('rendered');
  const key = pdfKey(bytes);
  await store.put(key, bytes, 'application/pdf');
  onStep?.('stored');
  if (key === revision.pdfKey) return bytes;
  // Erasing a person deletes the files whose keys are recorded, so no key may be recorded once the document is gone.
  const isUnchanged = and(
    eq(reportRevisions.id, revision.id),
    isNotNull(reportRevisions.document),
    sql`${reportRevisions.documentHash} is not distinct from ${revision.documentHash}`,
  );
  const noted = await db
    .update(reportRevisions)
    .set({ pdfKey: key })
    .where(isUnchanged)
    .returning({ id: reportRevisions.id });
  if (noted.length > 0) return bytes;
  await store.remove(key);
  throw new Error(`The document of revision ${revision.id} was erased or replaced while its PDF was made.`);
}
