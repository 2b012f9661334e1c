import { pdfKey } from '#adapters/objectStore';
import type { ReportDependencies } from './dependencies.ts';
import { changeRevision } from './revisionRow.ts';
import type { Revision } from './revisionRow.ts';

/**
 * The PDF of a revision that has its document. It comes from the store; where it was never made, or is lost, it is
 * rendered from the document, stored, and only then written down under its key.
 */
export async function storedPdf(
  dependencies: Pick<ReportDependencies, 'db' | 'store' | 'pdf' | 'onStep'>,
  revision: Pick<Revision, 'id' | 'document' | 'pdfKey'>,
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
  if (key !== revision.pdfKey) await changeRevision(db, revision.id, { pdfKey: key, pdfBytes: bytes.length });
  return bytes;
}
