import type { OrderSummary } from '@global-fit/contract/orders';
import { ORDER_STATES } from '@global-fit/contract/orderStates';
import type { RevisionState } from '@global-fit/contract/revisionStates';
import { describe, expect, it } from 'vitest';
import { canBePaid, isMoving, readableEditions } from './orderRules.ts';
import { orderWords } from './orderWords.ts';

function order(state: OrderSummary['state'], ...states: readonly RevisionState[]) {
  const revisions = states.map((one, at) => ({
    number: at + 1,
    state: one,
    ready_at: null,
    delivered_at: null,
  }));
  const isReady = states.some((one) => one === 'ready' || one === 'delivered');
  const report = states.length === 0 ? 'not_started' : isReady ? 'ready' : 'being_prepared';
  return { state, revisions, report, payment_under_way: false } as const;
}

it('has words for every state', () => {
  for (const state of ORDER_STATES) expect(orderWords(order(state)).title).not.toBe('');
});

describe('a paid order', () => {
  it.each([
    [[], 'Being prepared'],
    [['queued'], 'Being prepared'],
    [['generating'], 'Being prepared'],
    [['in_review'], 'In review'],
    [['failed'], 'Delayed'],
    [['ready'], 'Ready'],
    [['delivered'], 'Ready'],
    [['delivered', 'generating'], 'Ready, new edition being prepared'],
    [['delivered', 'failed'], 'Ready, new edition delayed'],
    [['delivered', 'delivered'], 'Ready'],
  ] as [RevisionState[], string][])('with editions %j is "%s"', (states, title) => {
    expect(orderWords(order('paid', ...states)).title).toBe(title);
  });
});

it('offers no second payment while one is on its way', () => {
  expect(canBePaid(order('awaiting_payment'))).toBe(true);
  expect(canBePaid(order('failed'))).toBe(true);
  expect(canBePaid(order('paid'))).toBe(false);
  const underWay = { ...order('awaiting_payment'), payment_under_way: true };
  expect(canBePaid(underWay)).toBe(false);
  expect(orderWords(underWay).title).toBe('Payment on its way');
});

it('gives finished editions to read, newest first, but none after a refund', () => {
  expect(readableEditions(order('paid', 'delivered', 'ready', 'generating'))).toEqual([2, 1]);
  expect(readableEditions(order('refunded', 'delivered'))).toEqual([]);
  expect(readableEditions(order('awaiting_payment'))).toEqual([]);
});

it('looks again while something is under way, and stops after', () => {
  expect(isMoving(order('awaiting_payment'))).toBe(true);
  expect(isMoving(order('paid'))).toBe(true);
  expect(isMoving(order('paid', 'generating'))).toBe(true);
  expect(isMoving(order('paid', 'delivered', 'queued'))).toBe(true);
  expect(isMoving(order('paid', 'delivered'))).toBe(false);
  expect(isMoving(order('paid', 'failed'))).toBe(false);
  expect(isMoving(order('refunded', 'cancelled'))).toBe(false);
});
