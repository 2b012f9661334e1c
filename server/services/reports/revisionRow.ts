import { canMoveRevision, moveRevision, type RevisionState } from '@global-fit/contract/revisionStates';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { reportRevisions } from '#db/schema/reports';

export type Revision = typeof reportRevisions.$inferSelect;
type Changes = Partial<typeof reportRevisions.$inferInsert>;

/** Reads a revision and locks it until the transaction ends. Null where there is none. */
export async function lockRevision(tx: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await tx
    .select()
    .from(reportRevisions)
    .where(eq(reportRevisions.id, revisionId))
    .for('update');
  return revision ?? null;
}

/** The revision without a lock; null where there is none. */
export async function readRevision(db: Queryable, revisionId: string): Promise<Revision | null> {
  const [revision] = await db.select().from(reportRevisions).where(eq(reportRevisions.id, revisionId));
  return revision ?? null;
}

/**
 * Changes the state of a locked revision, with `changes`. Throws `IllegalRevisionMove` where the table of states does
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
  return { ...revision, ...changes, state } as Revision;
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
