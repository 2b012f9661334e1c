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

/** What the home page says of a product: nothing that only a checkout reads. */
export type Offer = Omit<Product, 'stripeProductId' | 'basePrice' | 'additionalCountryPrice' | 'imageUrl'>;

const defaultRank = 999;

/** A dash that sets entries apart has a space beside it; the one in "e-mail" has none. */
const listDash = /(?:^|\s)[-–—]|[-–—]\s/;

/** The wire's product as another catalogue may send it: what a page can do without may be missing. */
type Sent = Pick<ProductResponse, 'id' | 'stripe_product_id' | 'name' | 'price'> & {
  readonly [Part in keyof ProductResponse]?: ProductResponse[Part] | null | undefined;
};

function numeric(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Named features; else what follows "Features:" in the description, split on dashes; else one honest entry. */
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

/** The wire's product in the pages' words. */
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

/** A product as the home page carries it, which is written at build. */
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
