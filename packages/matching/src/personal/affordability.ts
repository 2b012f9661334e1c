import { utilityOf } from '../utility.ts';
import type { PersonalFactor } from './factor.ts';
import type { Situation } from './situation.ts';

/**
 * Dollars a month on which one adult lives modestly but without worry at United States prices, rent included.
 * A declared planning figure of ours, not a statistic; the price level of a country scales it.
 */
export const BASKET_USD = 2500;

/** Share of the first adult's basket that each further person adds (the OECD-modified equivalence scale). */
const PERSON = { adult: 0.5, child: 0.3 } as const;

/** Budget divided by expected cost -> utility. */
const CURVE = {
  points: [
    [0.6, 0],
    [0.8, 0.3],
    [1, 0.6],
    [1.3, 0.85],
    [2, 1],
  ],
} as const;

/** Baskets a household needs: 1 for one adult, 1.5 for two, and so on. */
export function baskets(situation: Situation): number {
  const { adults, elders, children } = situation.preferences.household;
  return 1 + PERSON.adult * (Math.max(1, adults) + elders - 1) + PERSON.child * children.length;
}

/** Expected monthly cost in US dollars for this household in one country; NaN without a price level. */
export function monthlyCost(situation: Situation, country: number): number {
  const level = situation.engine.atlas.column('price_level_vs_us')[country] as number;
  return (level * BASKET_USD * baskets(situation)) / 100;
}

/** Budget divided by expected cost for one country; NaN when either is unknown. */
export function budgetRatio(situation: Situation, country: number): number {
  const budget = situation.preferences.budget?.monthlyUsd ?? Number.NaN;
  return budget / monthlyCost(situation, country);
}

export const AFFORDABILITY: PersonalFactor = {
  id: 'affordability',
  label: 'What your budget buys',
  dimension: 'cost_of_living',
  method: `Monthly budget divided by the expected cost of the household: ${BASKET_USD} US dollars for one adult at United States prices, scaled by the price level and by the household (0.5 for each further adult, 0.3 for each child).`,
  indicators: ['price_level_vs_us'],
  utilities: (situation) =>
    situation.engine.atlas
      .column('price_level_vs_us')
      .map((_, i) => utilityOf(CURVE, budgetRatio(situation, i))),
};
