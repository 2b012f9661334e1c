import type { Product } from '@global-fit/contract/products';
import { formatMoney } from '@global-fit/contract/price';
import { and, eq } from 'drizzle-orm';
import { products } from '#db/schema/catalogue';
import type { ProductRow } from './findProduct.ts';
import type { Context } from '../../context.ts';

/** A product in the format of the API (specification 1, §3). */
export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    stripe_product_id: row.stripeProductId,
    name: row.name,
    description: row.description,
    images: [...row.images],
    marketing_features: row.marketingFeatures.map(({ name }) => ({ name })),
    price: row.price,
    currency: row.currency,
    formatted_price: formatMoney(row.price, row.currency),
    product_metadata: { ...row.metadata },
  };
}

function rankOf(row: ProductRow): number {
  return Number(row.metadata['rank'] ?? 999);
}

/** The tiers on sale by rank; add-ons are not listed. */
export async function listProducts({ db }: Pick<Context, 'db'>): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.kind, 'tier'), eq(products.active, true)));
  return rows.sort((a, b) => rankOf(a) - rankOf(b)).map(presentProduct);
}
