import { insertObject } from './store.ts';
import type { Work } from './types.ts';
import type { Price, Product } from './wire.ts';

export interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly images?: string[] | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly marketing_features?: { name: string }[] | undefined;
  readonly active?: boolean | undefined;
  readonly statement_descriptor?: string | undefined;
  readonly tax_code?: string | undefined;
  readonly unit_label?: string | undefined;
  readonly url?: string | undefined;
  readonly shippable?: boolean | undefined;
}

/** Writes a product. */
export async function makeProduct(work: Work, wish: NewProduct): Promise<Product> {
  const product: Product = {
    id: wish.id ?? `prod_${work.core.ids.random(14)}`,
    object: 'product',
    active: wish.active ?? true,
    created: work.now,
    default_price: null,
    description: wish.description ?? null,
    images: wish.images ?? [],
    livemode: false,
    marketing_features: wish.marketing_features ?? [],
    metadata: wish.metadata ?? {},
    name: wish.name,
    package_dimensions: null,
    shippable: wish.shippable ?? null,
    statement_descriptor: wish.statement_descriptor ?? null,
    tax_code: wish.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: wish.unit_label ?? null,
    updated: work.now,
    url: wish.url ?? null,
  };
  await insertObject(work, 'product', product);
  return product;
}

export interface NewPrice {
  readonly product: string;
  readonly currency: string;
  /** Minor units; whole. */
  readonly unitAmount: number;
  readonly active?: boolean | undefined;
  readonly lookup_key?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly nickname?: string | undefined;
  readonly tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
}

/** Writes a one-time price. */
export async function makePrice(work: Work, wish: NewPrice): Promise<Price> {
  const price: Price = {
    id: `price_1${work.core.ids.random(23)}`,
    object: 'price',
    active: wish.active ?? true,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: wish.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: wish.lookup_key ?? null,
    metadata: wish.metadata ?? {},
    nickname: wish.nickname ?? null,
    product: wish.product,
    recurring: null,
    tax_behavior: wish.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: wish.unitAmount,
    unit_amount_decimal: String(wish.unitAmount),
  };
  await insertObject(work, 'price', price);
  return price;
}
