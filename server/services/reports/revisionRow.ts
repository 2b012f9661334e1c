import { canMoveRevision, moveRevision, type RevisionState } from '@global-fit/contract/revisionStates';
import type { ReportDocument } from '@global-fit/report/model';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { reportRevisions } from '#db/schema/reports';

const { document: _document, ...beside } = getTableColumns(reportRevisions);
type Row = typeof reportRevisions.$inferSelect;

/** A revision without its document. */
export interface Revision extends Omit<Row, 'document'> {
  readonly hasDocument: boolean;
}

/** A revision with its document. */
export interface WrittenRevision extends Omit<Row, 'document'> {
  readonly document: ReportDocument;
}

/** The columns of `Revision`: a document is half a megabyte, and unpacking it takes several milliseconds. */
export const REVISION_COLUMNS = {
  ...beside,
  hasDocument: sql<boolean>`${reportRevisions.document} is not null`,
};

type Changes = Partial<typeof reportRevisions.$inferInsert>;

/** Reads a revision and locks it until the transaction ends. Null where there is none. */
export async function lockRevision(tx: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await tx
    .select(REVISION_COLUMNS)
    .from(reportRevisions)
    .where(eq(reportRevisions.id, revisionId))
    .for('update');
  return revision ?? null;
}

/** The revision without a lock; null where there is none. */
export async function readRevision(db: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await db
    .select(REVISION_COLUMNS)
    .from(reportRevisions)
    .where(eq(reportRevisions.id, revisionId));
  return revision ?? null;
}

/** The revision with its document, without a lock; null where there is none or it has none. */
export async function readWritten(db: Queryable, revisionId: string): Promise<WrittenRevision | null> {
  const [revision] = await db.select().from(reportRevisions).where(eq(reportRevisions.id, revisionId));
  return revision?.document ? { ...revision, document: revision.document } : null;
}

/**
 * Changes the state of a locked revision, with `changes`. Throws `IllegalMove` where the table of states does
 * not list the move.
 */
export async function moveRevisionTo(
  tx: Queryable,
  revision: Revision,
  to: RevisionState,
  changes: Changes = {},
): Promise<Revision> {
  const state = moveRevision(revision.state, to);
  await changeRevision(tx, revision.id, { ...changes, state });
  const { document, ...others } = changes;
  const hasDocument = document === undefined ? revision.hasDocument : document !== null;
  return { ...revision, ...others, state, hasDocument } as Revision;
}

/** Changes the state where the table allows it; returns whether it did. */
export async function moveRevisionIfLegal(
  tx: Queryable,
  revision: Revision,
  to: RevisionState,
  changes: Changes = {},
): Promise<boolean> {
  if (!canMoveRevision(revision.state, to)) return false;
  await moveRevisionTo(tx, revision, to, changes);
  return true;
}

/** Updates a revision in any state; to change the state, use `moveRevisionTo`. */
export async function changeRevision(tx: Queryable, revisionId: string, changes: Changes): Promise<void> {
  await tx.update(reportRevisions).set(changes).where(eq(reportRevisions.id, revisionId));
}
