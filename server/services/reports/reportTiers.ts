import type { TierId } from '@global-fit/report/model';

/** What is written for each product that can be ordered. */
const TIERS: Readonly<Record<string, TierId>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  'single-country-analysis': 'single-country',
};

/** Whether reports of a product can be made; orders for others are refused before any money moves. */
export function canMakeReport(productId: string): boolean {
  return Object.hasOwn(TIERS, productId);
}

/** What is written for a product. Throws for one of which no report is made. */
export function tierOf(productId: string): TierId {
  const tier = TIERS[productId];
  if (tier === undefined) throw new Error(`No report is made for the product ${productId}.`);
  return tier;
}
