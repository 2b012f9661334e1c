import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { formatMoney } from '@global-fit/contract/price';
import { byRank, type Product, toProduct } from '#features/products/product.ts';

/** A product as the server ships it, before the database has seen it. */
interface SeededProduct {
  readonly id: string;
  readonly stripeProductId: string;
  readonly kind: 'tier' | 'addon';
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Minor units. */
  readonly price: number;
  readonly metadata: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Runs at build. The tiers a new database is seeded with, by ascending rank: data of the server that is read as a
 * file, so that the page and the till cannot differ on the first day.
 */
export async function readCatalogue(): Promise<Product[]> {
  const file = path.resolve(process.cwd(), '../server/catalogue/tiers.ts');
  const seed = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    PRODUCTS: readonly SeededProduct[];
    CURRENCY: string;
  };
  return seed.PRODUCTS.filter(({ kind }) => kind === 'tier')
    .map(({ stripeProductId, features, metadata, ...product }) =>
      toProduct({
        ...product,
        stripe_product_id: stripeProductId,
        images: [],
        marketing_features: features.map((name) => ({ name })),
        currency: seed.CURRENCY,
        formatted_price: formatMoney(product.price, seed.CURRENCY),
        product_metadata: metadata,
      }),
    )
    .sort(byRank);
}
