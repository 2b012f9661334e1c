import { canMove, move, type MoveTable } from './moves.ts';

/** States of a report's revision as data. Only the moves listed here exist; any other throws. */
export const REVISION_STATES = [
  'queued',
  'generating',
  'in_review',
  'ready',
  'delivered',
  'failed',
  'cancelled',
] as const;

export type RevisionState = (typeof REVISION_STATES)[number];

/**
 * Allowed moves. `failed → queued` and `in_review → queued` are an operator's retry; after a crash the work continues
 * from `generating`.
 */
export const REVISION_MOVES: MoveTable<RevisionState> = {
  queued: ['generating', 'failed', 'cancelled'],
  generating: ['in_review', 'ready', 'failed', 'cancelled'],
  in_review: ['ready', 'queued', 'failed', 'cancelled'],
  ready: ['delivered', 'failed', 'cancelled'],
  delivered: [],
  failed: ['queued', 'cancelled'],
  cancelled: [],
};

/** The states cancelled by a refund: everything that has not reached the customer. */
export const UNFINISHED_REVISION_STATES = REVISION_STATES.filter((state) =>
  REVISION_MOVES[state].includes('cancelled'),
);

/** Whether `REVISION_MOVES` lists the move. */
export const canMoveRevision = (from: RevisionState, to: RevisionState): boolean =>
  canMove(REVISION_MOVES, from, to);

/** The new state; throws `IllegalMove` where `REVISION_MOVES` does not list the move. */
export const moveRevision = (from: RevisionState, to: RevisionState): RevisionState =>
  move('A report revision', REVISION_MOVES, from, to);
