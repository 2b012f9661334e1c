import { describe, expect, it } from 'vitest';
import { IllegalMove } from './moves.ts';
import {
  canMoveOrder,
  moveOrder,
  ORDER_MOVES,
  ORDER_STATES,
  PAID_STATES,
  REFUND_STATES,
  UNPAID_STATES,
} from './orderStates.ts';
import {
  moveRevision,
  REVISION_MOVES,
  REVISION_STATES,
  UNFINISHED_REVISION_STATES,
} from './revisionStates.ts';

/** Every state reachable from another in any number of moves. */
function reachable<State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
): Set<State> {
  const found = new Set<State>([from]);
  for (const state of found) for (const next of moves[state]) found.add(next);
  return found;
}

describe('an order', () => {
  it('can be paid late, but not after a refund', () => {
    expect(moveOrder('expired', 'paid')).toBe('paid');
    expect(moveOrder('failed', 'paid')).toBe('paid');
    expect(moveOrder('awaiting_payment', 'refunded')).toBe('refunded');
    expect(() => moveOrder('refunded', 'paid')).toThrow(IllegalMove);
  });

  it.each([
    ['paid', 'paid'],
    ['paid', 'awaiting_payment'],
    ['paid', 'expired'],
    ['refunded', 'refund_pending'],
    ['draft', 'disputed'],
    ['awaiting_payment', 'draft'],
  ] as const)('does not move from %s to %s', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(false);
    expect(() => moveOrder(from, to)).toThrow(`An order cannot move from ${from} to ${to}.`);
  });

  it('is unpaid, paid or refunded, can be paid in every unpaid state, and is refunded once', () => {
    expect([...UNPAID_STATES, ...PAID_STATES, 'refunded'].sort()).toEqual([...ORDER_STATES].sort());
    expect(REFUND_STATES.filter((state) => canMoveOrder(state, 'refund_pending'))).toEqual([]);
    expect(UNPAID_STATES.filter((state) => !canMoveOrder(state, 'paid'))).toEqual([]);
  });

  it('can reach every state from the first, and moves no further once refunded', () => {
    expect([...reachable(ORDER_MOVES, 'draft')].sort()).toEqual([...ORDER_STATES].sort());
    expect(ORDER_STATES.filter((state) => ORDER_MOVES[state].length === 0)).toEqual(['refunded']);
  });
});

describe('a revision', () => {
  it('can be cancelled only before delivery, and is delivered once', () => {
    expect(moveRevision('ready', 'delivered')).toBe('delivered');
    expect(() => moveRevision('delivered', 'cancelled')).toThrow(IllegalMove);
    expect(() => moveRevision('delivered', 'delivered')).toThrow(IllegalMove);
    expect(() => moveRevision('cancelled', 'ready')).toThrow(IllegalMove);
    expect(UNFINISHED_REVISION_STATES).toEqual(['queued', 'generating', 'in_review', 'ready', 'failed']);
  });

  it('passes generation and review in order', () => {
    expect(() => moveRevision('queued', 'ready')).toThrow(IllegalMove);
    expect(() => moveRevision('in_review', 'delivered')).toThrow(IllegalMove);
    expect([...reachable(REVISION_MOVES, 'queued')].sort()).toEqual([...REVISION_STATES].sort());
  });
});
