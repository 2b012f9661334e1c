import type { Household } from '../model/household.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Engine } from './engine.ts';

/**
 * US dollars a month on which one adult lives modestly but without worry at United States prices, rent included. This
 * is a planning figure of our own, not a statistic; a country's price level scales it.
 */
export const BASKET_USD = 2500;

/** Share of the first adult's basket that each further person adds (the OECD-modified equivalence scale). */
const PERSON = { adult: 0.5, child: 0.3 } as const;

/**
 * Share of the basket on which a student alone lives in a room. A planning figure of our own, close to the sums that
 * states ask students to prove where rent is included (Canada, Germany, the Netherlands, Norway, Sweden).
 */
export const STUDENT = 0.6;

/** How many baskets a household needs: 1 for one adult, 1.5 for two and so on, and less for a student alone. */
export function baskets({ adults, elders, children, studentAlone }: Household): number {
  if (studentAlone) return STUDENT;
  return 1 + PERSON.adult * (Math.max(1, adults) + elders - 1) + PERSON.child * children.length;
}

/**
 * Expected monthly cost for this household in US dollars, from the price level alone; NaN where that is unknown.
 * Surveyed rents are left out on purpose: this figure compares countries, and one with a survey must not look dearer
 * for having it.
 */
export function basketCost(
  { engine, preferences }: { readonly engine: Engine; readonly preferences: Pick<Preferences, 'household'> },
  country: number,
): number {
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  return (level * BASKET_USD * baskets(preferences.household)) / 100;
}
