import { ADDITIONAL_COUNTRY_PRICE, formatMoney } from '@global-fit/contract/price';

/** A product as `GET /api/v1/products` sends it. */
export interface ProductResponse {
  readonly id: string;
  readonly stripe_product_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly marketing_features: readonly { readonly name: string }[];
  /** Minor units. */
  readonly price: number;
  readonly formatted_price: string;
  readonly product_metadata: Readonly<Record<string, unknown>>;
}

export type ProductColour = string;

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
  readonly color: ProductColour;
  readonly popular: boolean;
  readonly imageUrl: string | null;
  readonly rank: number;
}

const defaultRank = 999;

function numeric(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Named features; else what follows "Features:" in the description, split on dashes; else one honest entry. */
function featuresOf({ marketing_features, description }: ProductResponse): readonly string[] {
  const named = marketing_features.map(({ name }) => name).filter((name) => name.trim() !== '');
  if (named.length > 0) return named;
  const [, list = ''] = (description ?? '').split('Features:');
  const parsed = list
    .split('-')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
  return parsed.length > 0 ? parsed : ['Product details not available'];
}

function colourOf({ id, product_metadata }: ProductResponse): ProductColour {
  const named = product_metadata['color'];
  if (typeof named === 'string' && named !== '') return named;
  if (id.includes('bronze')) return 'accent';
  if (id.includes('silver')) return 'info';
  return id.includes('gold') ? 'warning' : 'primary';
}

/** The wire's product in the pages' words. */
export function toProduct(response: ProductResponse): Product {
  const metadata = response.product_metadata;
  return {
    id: response.id,
    stripeProductId: response.stripe_product_id,
    name: response.name,
    description: (response.description ?? '').split('Features:')[0]!.trim(),
    features: featuresOf(response),
    basePrice: response.price,
    displayPrice: response.formatted_price || formatMoney(response.price),
    additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE,
    defaultAdditionalCountries: numeric(metadata['default_additional_countries'], 0),
    color: colourOf(response),
    popular: metadata['popular'] === true || metadata['popular'] === 'true',
    imageUrl: response.images[0] ?? null,
    rank: numeric(metadata['rank'], defaultRank),
  };
}

/** Ascending rank. */
export const byRank = (a: Product, b: Product): number => a.rank - b.rank;
