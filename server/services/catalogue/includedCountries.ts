import type { ProductMetadata } from '#db/schema/catalogue';

/** How many extra countries a product's price includes, by its metadata. */
export function includedCountries(metadata: ProductMetadata): number {
  const count = Number(metadata['default_additional_countries'] ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
