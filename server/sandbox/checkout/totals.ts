/** A line with its price, amounts in minor units. */
export interface PricedLine {
  /** Unit amount times quantity. */
  readonly subtotal: number;
  /** Whether the discount applies to this line's product. */
  readonly discountable: boolean;
}

export type DiscountRule =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number };

export interface LineTotals {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

export interface Totals extends LineTotals {
  readonly lines: readonly LineTotals[];
}

/**
 * Calculates the totals of a session. The discount is rounded once over all lines (half up) and then distributed so
 * that the parts add up to it. Tax is exclusive, on each discounted line, in hundredths of a percent.
 */
export function priceLines(
  lines: readonly PricedLine[],
  discount: DiscountRule | null,
  taxBasisPoints: number,
): Totals {
  const base = lines.map((line) => (line.discountable ? line.subtotal : 0));
  const shares = shareOut(discountAmount(sum(base), discount), base);
  const priced = lines.map((line, at) => {
    const share = shares[at] ?? 0;
    const net = line.subtotal - share;
    const tax = Math.round((net * taxBasisPoints) / 10_000);
    return { subtotal: line.subtotal, discount: share, tax, total: net + tax };
  });
  return {
    lines: priced,
    subtotal: sum(priced.map((line) => line.subtotal)),
    discount: sum(shares),
    tax: sum(priced.map((line) => line.tax)),
    total: sum(priced.map((line) => line.total)),
  };
}

function discountAmount(base: number, rule: DiscountRule | null): number {
  if (rule === null) return 0;
  if (rule.kind === 'amount') return Math.min(rule.amount, base);
  return Math.round((base * rule.percent) / 100);
}

/** Splits `amount` in proportion to `base` in whole units, by largest remainder. */
function shareOut(amount: number, base: readonly number[]): number[] {
  const whole = sum(base);
  if (whole === 0) return base.map(() => 0);
  const exact = base.map((part) => (amount * part) / whole);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  let left = amount - sum(shares);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
