import { expect, it } from 'vitest';
import { canBePaid, isMoving, readableEditions } from './orderRules.ts';
import { anOrder } from './testing/anOrder.ts';

it('allows no second payment while one is on its way', () => {
  expect(canBePaid(anOrder('awaiting_payment'))).toBe(true);
  expect(canBePaid(anOrder('failed'))).toBe(true);
  expect(canBePaid(anOrder('paid'))).toBe(false);
  expect(canBePaid(anOrder('draft')), 'it never reached a payment page').toBe(false);
  const underWay = { ...anOrder('awaiting_payment'), payment_under_way: true };
  expect(canBePaid(underWay)).toBe(false);
});

it('lists finished editions, newest first, and none after a refund', () => {
  expect(readableEditions(anOrder('paid', 'delivered', 'ready', 'generating'))).toEqual([2, 1]);
  expect(readableEditions(anOrder('refunded', 'delivered'))).toEqual([]);
  expect(readableEditions(anOrder('awaiting_payment'))).toEqual([]);
});

it('tells whether an order is still changing', () => {
  expect(isMoving(anOrder('awaiting_payment'))).toBe(true);
  expect(isMoving(anOrder('paid'))).toBe(true);
  expect(isMoving(anOrder('paid', 'generating'))).toBe(true);
  expect(isMoving(anOrder('paid', 'delivered', 'queued'))).toBe(true);
  expect(isMoving(anOrder('paid', 'delivered'))).toBe(false);
  expect(isMoving(anOrder('paid', 'failed'))).toBe(false);
  expect(isMoving(anOrder('refunded', 'cancelled'))).toBe(false);
});
