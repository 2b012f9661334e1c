import type { TierId } from '@global-fit/report/model';
import { TIERS } from '@global-fit/report/tiers';

/** The report of each product that can be ordered. */
const TIER_OF_PRODUCT: Readonly<Record<string, TierId>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  'single-country-analysis': 'single-country',
};

/** The products whose reports may rank places for two adults. */
export const RANKS_COUPLES: readonly string[] = Object.entries(TIER_OF_PRODUCT)
  .filter(([, tier]) => TIERS[tier].couple)
  .map(([product]) => product);

/** Whether reports of a product can be made; orders for others are refused before payment. */
export function canMakeReport(productId: string): boolean {
  return Object.hasOwn(TIER_OF_PRODUCT, productId);
}

/** The report of a product. Throws for a product without one. */
export function tierOf(productId: string): TierId {
  const tier = TIER_OF_PRODUCT[productId];
  if (tier === undefined) throw new Error(`No report is made for the product ${productId}.`);
  return tier;
}
