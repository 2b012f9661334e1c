import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { formatMoney } from '@global-fit/contract/price';
import type { Product } from '@global-fit/contract/products';

/** A product as shipped with the server. */
interface ShippedProduct {
  readonly id: string;
  readonly stripeProductId: string;
  readonly kind: 'tier' | 'addon';
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Minor units. */
  readonly price: number;
  readonly metadata: Product['product_metadata'];
}

/**
 * Runs at build only. The tiers that a new database starts with, in the format of `GET /products`. They are read from
 * the server's own file, so that pages and checkout agree from the start.
 */
export async function readCatalogue(): Promise<Product[]> {
  const file = path.resolve(process.cwd(), '../server/catalogue/tiers.ts');
  const shipped = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    PRODUCTS: readonly ShippedProduct[];
    CURRENCY: string;
  };
  return shipped.PRODUCTS.filter(({ kind }) => kind === 'tier').map(
    ({ kind: _tier, stripeProductId, features, metadata, ...product }) => ({
      ...product,
      stripe_product_id: stripeProductId,
      images: [],
      marketing_features: features.map((name) => ({ name })),
      currency: shipped.CURRENCY,
      formatted_price: formatMoney(product.price, shipped.CURRENCY),
      product_metadata: metadata,
    }),
  );
}
