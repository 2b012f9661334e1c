import type { PromotionSnapshot } from '#db/schema/orders';
import type { OrderDependencies } from './dependencies.ts';

export interface CheckoutDependencies extends OrderDependencies {
  readonly publicUrl: string;
  readonly automaticTax: boolean;
  /** The promotion that runs now, by the server's clock; null when none does. */
  readonly runningPromotion: () => Promise<PromotionSnapshot | null>;
}

export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}
