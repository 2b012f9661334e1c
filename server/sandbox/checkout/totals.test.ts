import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines, type DiscountRule } from './totals.ts';

const line = fc.record({ subtotal: fc.nat(5_000_000), discountable: fc.boolean() });
const rule: fc.Arbitrary<DiscountRule | null> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(2_000_000) }),
  ),
);

describe('priceLines', () => {
  it('adds up for any lines, discount and tax', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        rule,
        fc.nat(3_000),
        (lines, discount, tax) => {
          const priced = priceLines(lines, discount, tax);
          expect(priced.total).toBe(priced.subtotal - priced.discount + priced.tax);
          expect(priced.discount).toBe(priced.lines.reduce((sum, one) => sum + one.discount, 0));
          for (const [at, one] of priced.lines.entries()) {
            expect(one.discount).toBeGreaterThanOrEqual(0);
            expect(one.discount).toBeLessThanOrEqual(lines[at]?.discountable ? one.subtotal : 0);
            expect(one.total).toBe(one.subtotal - one.discount + one.tax);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('rounds half a cent up, once, over all lines', () => {
    const lines = [
      { subtotal: 14_900, discountable: true },
      { subtotal: 5_001, discountable: true },
    ];
    const priced = priceLines(lines, { kind: 'percent', percent: 50 }, 0);
    expect(priced.discount).toBe(9_951);
    expect(priced.lines.map((one) => one.discount)).toEqual([7_450, 2_501]);
  });

  it('discounts no more than the sum', () => {
    const priced = priceLines(
      [{ subtotal: 500, discountable: true }],
      { kind: 'amount', amount: 900 },
      2_000,
    );
    expect(priced).toMatchObject({ discount: 500, tax: 0, total: 0 });
  });
});
