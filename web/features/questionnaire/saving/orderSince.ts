import type { OrderSummary } from '@global-fit/contract/orders';

/** A draft ends when we learn of a payment, which may be a little after it was made. */
const HEARD_LATE_MS = 5 * 60_000;

/** The newest order paid since a moment (ms since 1970), with its time; null for none. */
export function orderSince(
  orders: readonly Pick<OrderSummary, 'id' | 'paid_at'>[],
  since: number,
): { readonly id: string; readonly at: string } | null {
  const paid = orders
    .flatMap(({ id, paid_at: at }) =>
      at !== null && Date.parse(at) > since - HEARD_LATE_MS ? { id, at } : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return paid[0] ?? null;
}
