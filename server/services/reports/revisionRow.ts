import { canMoveRevision, moveRevision, type RevisionState } from '@global-fit/contract/revisionStates';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { reportRevisions } from '#db/schema/reports';

export type Revision = typeof reportRevisions.$inferSelect;
type Changes = Partial<typeof reportRevisions.$inferInsert>;

/** Reads a revision and keeps others from changing it until the transaction ends. Null when there is none. */
export async function lockRevision(tx: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await tx
    .select()
    .from(reportRevisions)
    .where(eq(reportRevisions.id, revisionId))
    .for('update');
  return revision ?? null;
}

/** The revision without a lock; null when there is none. */
export async function readRevision(db: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await db.select().from(reportRevisions).where(eq(reportRevisions.id, revisionId));
  return revision ?? null;
}

/** Moves a locked revision; `changes` are set with it. Throws `IllegalRevisionMove` when the table does not list it. */
export async function moveRevisionTo(
  tx: Queryable,
  revision: Revision,
  to: RevisionState,
  changes: Changes = {},
): Promise<Revision> {
  const state = moveRevision(revision.state, to);
  await changeRevision(tx, revision.id, { ...changes, state });
  return { ...revision, ...changes, state } as Revision;
}

/** Moves where the table of states allows it; says whether it did. */
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

/** Changes a revision whatever its state; to move it, use `moveRevisionTo`. */
export async function changeRevision(tx: Queryable, revisionId: string, changes: Changes): Promise<void> {
  await tx.update(reportRevisions).set(changes).where(eq(reportRevisions.id, revisionId));
}
