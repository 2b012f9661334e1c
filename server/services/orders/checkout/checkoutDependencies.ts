import type { OrderDependencies } from '../dependencies.ts';

export interface CheckoutDependencies extends OrderDependencies {
  readonly config: { readonly PUBLIC_URL: string; readonly STRIPE_TAX: 'off' | 'auto' };
  /** Whether reports of a product can be made; decided by the report builder, or by a test. */
  readonly canBuild?: (productId: string) => boolean;
}

export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}
