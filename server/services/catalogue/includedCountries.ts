import type { ProductMetadata } from '#db/schema/catalogue';

/** Number of additional countries that a product's price includes, from its metadata. */
export function includedCountries(metadata: ProductMetadata): number {
  const count = Number(metadata['default_additional_countries'] ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
