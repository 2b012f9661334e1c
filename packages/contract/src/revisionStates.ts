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
export const REVISION_MOVES: Readonly<Record<RevisionState, readonly RevisionState[]>> = {
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

/** Thrown for a move that the table does not list. */
export class IllegalRevisionMove extends Error {
  readonly from: RevisionState;
  readonly to: RevisionState;

  constructor(from: RevisionState, to: RevisionState) {
    super(`A report revision cannot move from ${from} to ${to}.`);
    this.name = 'IllegalRevisionMove';
    this.from = from;
    this.to = to;
  }
}

/** Whether the table lists the move. */
export function canMoveRevision(from: RevisionState, to: RevisionState): boolean {
  return REVISION_MOVES[from].includes(to);
}

/** The new state; throws `IllegalRevisionMove` where the table does not list the move. */
export function moveRevision(from: RevisionState, to: RevisionState): RevisionState {
  if (!canMoveRevision(from, to)) throw new IllegalRevisionMove(from, to);
  return to;
}
