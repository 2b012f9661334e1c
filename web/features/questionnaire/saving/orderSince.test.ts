import { expect, it } from 'vitest';
import { orderSince } from './orderSince.ts';

const order = (id: string, time: string | null) => ({
  id,
  paid_at: time === null ? null : `2026-11-27T${time}.000Z`,
});
const SINCE = Date.parse('2026-11-27T12:00:00Z');

it('finds the newest order paid since the answers were last seen', () => {
  const orders = [order('open', null), order('first', '12:00:01'), order('second', '14:00:00')];
  expect(orderSince(orders, SINCE)).toEqual({ id: 'second', at: '2026-11-27T14:00:00.000Z' });
  expect(orderSince([order('open', null)], SINCE)).toBeNull();
});

it('finds one paid up to five minutes before, since we may hear of it late, but none older', () => {
  expect(orderSince([order('heard-late', '11:55:01')], SINCE)).toMatchObject({ id: 'heard-late' });
  expect(orderSince([order('older', '11:55:00')], SINCE)).toBeNull();
});
