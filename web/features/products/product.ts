import { ADDITIONAL_COUNTRY_PRICE, formatMoney } from '@global-fit/contract/price';
import type { Product as ProductResponse } from '@global-fit/contract/products';

/** A product as the pages use it. */
export interface Product {
  readonly id: string;
  readonly stripeProductId: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Minor units. */
  readonly basePrice: number;
  readonly displayPrice: string;
  /** Minor units. */
  readonly additionalCountryPrice: number;
  readonly defaultAdditionalCountries: number;
  readonly color: string;
  readonly popular: boolean;
  readonly imageUrl: string | null;
  readonly rank: number;
}

/** The data of a product on the home page, without what only a checkout needs. */
export type Offer = Omit<Product, 'stripeProductId' | 'basePrice' | 'additionalCountryPrice' | 'imageUrl'>;

const defaultRank = 999;

/** A dash between entries is surrounded by spaces; the one in "e-mail" is not. */
const listDash = /(?:^|\s)[-–—]|[-–—]\s/;

/** A product in the format of the API, with everything optional that a page can do without. */
type Sent = Pick<ProductResponse, 'id' | 'stripe_product_id' | 'name' | 'price'> & {
  readonly [Part in keyof ProductResponse]?: ProductResponse[Part] | null | undefined;
};

function numeric(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** The listed features; else what follows "Features:" in the description, split at dashes; else one neutral entry. */
function featuresOf({ marketing_features, description }: Sent): readonly string[] {
  const named = (marketing_features ?? []).map(({ name }) => name ?? '').filter((name) => name.trim() !== '');
  if (named.length > 0) return named;
  const [, list = ''] = (description ?? '').split('Features:');
  const parsed = list
    .split(listDash)
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
  return parsed.length > 0 ? parsed : ['Product details not available'];
}

function colourOf({ id, product_metadata }: Sent): string {
  const named = product_metadata?.['color'];
  if (typeof named === 'string' && named !== '') return named;
  if (id.includes('bronze')) return 'accent';
  if (id.includes('silver')) return 'info';
  return id.includes('gold') ? 'warning' : 'primary';
}

/** The API's product as the pages use it. */
export function toProduct(response: Sent): Product {
  const metadata = response.product_metadata ?? {};
  return {
    id: response.id,
    stripeProductId: response.stripe_product_id,
    name: response.name,
    description: (response.description ?? '').split('Features:')[0]!.trim(),
    features: featuresOf(response),
    basePrice: response.price,
    displayPrice: response.formatted_price || formatMoney(response.price, response.currency ?? undefined),
    additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE,
    defaultAdditionalCountries: numeric(metadata['default_additional_countries'], 0),
    color: colourOf(response),
    popular: metadata['popular'] === true || metadata['popular'] === 'true',
    imageUrl: response.images?.[0] ?? null,
    rank: numeric(metadata['rank'], defaultRank),
  };
}

/** The product data of the home page, which is rendered at build. */
export function offerOf(product: Product): Offer {
  const {
    stripeProductId: _id,
    basePrice: _base,
    additionalCountryPrice: _more,
    imageUrl: _image,
    ...offer
  } = product;
  return offer;
}

/** Ascending rank. */
export const byRank = (a: Offer, b: Offer): number => a.rank - b.rank;
