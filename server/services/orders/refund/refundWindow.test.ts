import { expect, test } from 'vitest';
import { refundCanBeAsked, refundDeadline } from './refundWindow.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

test('the fourteen days for a refund run from the first delivery, whatever came later', () => {
  expect(refundDeadline([])).toBeNull();
  expect(refundDeadline([{ deliveredAt: null }])).toBeNull();
  const revisions = [{ deliveredAt: day(9) }, { deliveredAt: null }, { deliveredAt: day(2) }];
  expect(refundDeadline(revisions)).toEqual(day(16));
});

test('a refund can be asked for until the deadline itself, and before any delivery', () => {
  expect(refundCanBeAsked('paid', day(16), day(16))).toBe(true);
  expect(refundCanBeAsked('paid', day(16), new Date(day(16).getTime() + 1))).toBe(false);
  expect(refundCanBeAsked('paid', null, day(300))).toBe(true);
  expect(refundCanBeAsked('refunded', null, day(1))).toBe(false);
});
