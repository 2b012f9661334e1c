import { discountOf } from '@global-fit/contract/price';
import type { OfferedPromotion, PromotionSnapshot } from '#db/schema/orders';

/** The promotions in a snapshot; none for null. */
export function promotionsOf(snapshot: PromotionSnapshot | null): readonly OfferedPromotion[] {
  if (snapshot === null) return [];
  const { others = [], ...first } = snapshot;
  return [first, ...others];
}

/**
 * The snapshot of several promotions, with the first one at the top. Of two with the same code the earlier is kept.
 * Null for none.
 */
export function snapshotOf(promotions: readonly OfferedPromotion[]): PromotionSnapshot | null {
  const [first, ...others] = promotions
    .filter(({ code }, at) => promotions.findIndex((other) => other.code === code) === at)
    .map(({ code, percentOff, name }) => ({ code, percentOff, name }));
  if (!first) return null;
  return others.length > 0 ? { ...first, others } : first;
}

/** The promotion whose discount on a total is exactly this amount; null where there is none. */
export function promotionUsed(
  promotions: readonly OfferedPromotion[],
  total: number,
  discount: number,
): OfferedPromotion | null {
  return promotions.find(({ percentOff }) => discountOf(total, percentOff) === discount) ?? null;
}
