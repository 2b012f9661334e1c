import { canMove, move, type MoveTable } from './moves.ts';

/** States of an order as data (specification 1, §4 and §7). Only the moves listed here exist; any other throws. */
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
 * Allowed moves. A late payment pays an expired or failed order; a payment may be reported before we have stored the
 * session of a draft; a refund reported before the payment takes precedence, so it may come from any unpaid state.
 */
export const ORDER_MOVES: MoveTable<OrderState> = {
  draft: ['awaiting_payment', 'paid', 'expired', 'failed', 'refunded'],
  awaiting_payment: ['paid', 'expired', 'failed', 'refunded'],
  paid: ['refund_pending', 'refunded', 'disputed'],
  expired: ['awaiting_payment', 'paid', 'failed', 'refunded'],
  failed: ['awaiting_payment', 'paid', 'expired', 'refunded'],
  refund_pending: ['paid', 'refunded', 'disputed'],
  refunded: [],
  disputed: ['paid', 'refund_pending', 'refunded'],
};

/** The states of an order awaiting payment, whose open session can still be paid. */
export const UNPAID_STATES: readonly OrderState[] = ['draft', 'awaiting_payment', 'expired', 'failed'];

/** The states of an order that is paid and not refunded, whose report may be read. */
export const PAID_STATES: readonly OrderState[] = ['paid', 'refund_pending', 'disputed'];

/** The states of an order whose money is on its way back to the customer, or has arrived there. */
export const REFUND_STATES: readonly OrderState[] = ['refund_pending', 'refunded'];

/** Whether `ORDER_MOVES` lists the move. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean => canMove(ORDER_MOVES, from, to);

/** The new state; throws `IllegalMove` where `ORDER_MOVES` does not list the move. */
export const moveOrder = (from: OrderState, to: OrderState): OrderState =>
  move('An order', ORDER_MOVES, from, to);
