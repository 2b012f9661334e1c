/**
 * States of an order as data (specification 1, §4 and §7). Only the moves listed here exist; everything else throws.
 */
export const ORDER_STATES = [
  'draft',
  'awaiting_payment',
  'paid',
  'expired',
  'failed',
  'refund_pending',
  'refunded',
  'disputed',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Allowed moves. A late payment pays an expired or failed order; a payment may reach us before we noted the
 * session of a draft; a refund that arrives before the payment wins, so it may come from any unpaid state.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['awaiting_payment', 'paid', 'expired', 'failed', 'refunded'],
  awaiting_payment: ['paid', 'expired', 'failed', 'refunded'],
  paid: ['refund_pending', 'refunded', 'disputed'],
  expired: ['awaiting_payment', 'paid', 'failed', 'refunded'],
  failed: ['awaiting_payment', 'paid', 'expired', 'refunded'],
  refund_pending: ['paid', 'refunded', 'disputed'],
  refunded: [],
  disputed: ['paid', 'refund_pending', 'refunded'],
};

/** The states of an order that waits for money; a session of it that is open can still be paid. */
export const UNPAID_STATES: readonly OrderState[] = ['draft', 'awaiting_payment', 'expired', 'failed'];

/** The states of an order whose money is here and not paid back: its report may be read. */
export const PAID_STATES: readonly OrderState[] = ['paid', 'refund_pending', 'disputed'];

/** Thrown when code asks for a move that the table does not list. */
export class IllegalOrderMove extends Error {
  readonly from: OrderState;
  readonly to: OrderState;

  constructor(from: OrderState, to: OrderState) {
    super(`An order cannot move from ${from} to ${to}.`);
    this.name = 'IllegalOrderMove';
    this.from = from;
    this.to = to;
  }
}

/** Whether the table lists the move. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  return ORDER_MOVES[from].includes(to);
}

/** The state moved to; throws `IllegalOrderMove` when the table does not list the move. */
export function moveOrder(from: OrderState, to: OrderState): OrderState {
  if (!canMoveOrder(from, to)) throw new IllegalOrderMove(from, to);
  return to;
}
