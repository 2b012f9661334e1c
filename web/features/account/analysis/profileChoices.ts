import type { OrderSummary } from '@global-fit/contract/orders';
import { isPaidFor } from '#features/orders/orderRules.ts';
import { longDate } from '#ui/longDate.ts';

/** A profile for which an analysis can be ordered, described by its report. */
export interface ProfileChoice {
  readonly profileId: string;
  readonly label: string;
}

/** The profiles of a person's paid orders, newest first, without duplicates. */
export function profileChoices(
  orders: readonly Pick<OrderSummary, 'profile_id' | 'product_name' | 'state' | 'paid_at' | 'created_at'>[],
): readonly ProfileChoice[] {
  const found = new Map<string, ProfileChoice>();
  for (const order of orders) {
    if (!isPaidFor(order.state) || found.has(order.profile_id)) continue;
    const day = longDate(order.paid_at ?? order.created_at);
    found.set(order.profile_id, {
      profileId: order.profile_id,
      label: `Those behind the ${order.product_name} of ${day}`,
    });
  }
  return [...found.values()];
}

/** The profile selected at first: the requested one where it is among them, else the newest. */
export function firstProfile(choices: readonly ProfileChoice[], asked: string | null): string | null {
  return (choices.find(({ profileId }) => profileId === asked) ?? choices[0])?.profileId ?? null;
}
