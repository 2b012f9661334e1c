import type { PromotionSnapshot } from '#db/schema/orders';
import { runningPromotions } from '../catalogue/findPromotion.ts';
import type { OrderDependencies } from './dependencies.ts';
import { snapshotOf } from './promotionSnapshots.ts';

export interface CheckoutDependencies extends OrderDependencies {
  readonly config: { readonly PUBLIC_URL: string; readonly STRIPE_TAX: 'off' | 'auto' };
  /** Whether reports of a product can be made; the report builder decides unless a test does. */
  readonly canBuild?: (productId: string) => boolean;
}

export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/** The promotions that a checkout started now may use, by the server's clock; null when none runs. */
export async function promotionsForCheckout({
  db,
  clock,
}: OrderDependencies): Promise<PromotionSnapshot | null> {
  return snapshotOf(await runningPromotions(db, clock.now()));
}
