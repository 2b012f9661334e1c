import { discountOf } from '@global-fit/contract/price';
import type { OfferedPromotion, PromotionSnapshot } from '#db/schema/orders';

/** Every promotion that a snapshot holds; none for null. */
export function promotionsOf(snapshot: PromotionSnapshot | null): readonly OfferedPromotion[] {
  if (snapshot === null) return [];
  const { others = [], ...first } = snapshot;
  return [first, ...others];
}

/**
 * The snapshot of promotions, the first of them at its head; of two with one code the earlier stands. Null
 * for none.
 */
export function snapshotOf(promotions: readonly OfferedPromotion[]): PromotionSnapshot | null {
  const [first, ...others] = promotions
    .filter(({ code }, at) => promotions.findIndex((other) => other.code === code) === at)
    .map(({ code, percentOff, name }) => ({ code, percentOff, name }));
  if (!first) return null;
  return others.length > 0 ? { ...first, others } : first;
}

/** The promotion whose discount on a total is exactly this one; null when none is. */
export function promotionUsed(
  promotions: readonly OfferedPromotion[],
  total: number,
  discount: number,
): OfferedPromotion | null {
  return promotions.find(({ percentOff }) => discountOf(total, percentOff) === discount) ?? null;
}
