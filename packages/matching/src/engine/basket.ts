import type { Household } from '../model/household.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Engine } from './engine.ts';

/**
 * Dollars a month on which one adult lives modestly but without worry at United States prices, rent included.
 * A declared planning figure of ours, not a statistic; the price level of a country scales it.
 */
export const BASKET_USD = 2500;

/** Share of the first adult's basket that each further person adds (the OECD-modified equivalence scale). */
const PERSON = { adult: 0.5, child: 0.3 } as const;

/**
 * Share of the basket on which somebody who moves alone lives as students do, in a room: near what the states ask
 * students to show that count the room into the sum (Canada, Germany, the Netherlands, Norway, Sweden). A planning
 * figure of ours.
 */
export const STUDENT = 0.6;

/** Baskets a household needs: 1 for one adult, 1.5 for two, and so on; less for somebody who studies alone. */
export function baskets({ adults, elders, children, studentAlone }: Household): number {
  if (studentAlone) return STUDENT;
  return 1 + PERSON.adult * (Math.max(1, adults) + elders - 1) + PERSON.child * children.length;
}

/**
 * Expected cost of a month in US dollars for this household in one country, by the price level alone; NaN where that is
 * not known. Surveyed rents are left out on purpose: countries are compared by it, and those with a survey must not
 * look dearer for having one.
 */
export function basketCost(
  { engine, preferences }: { readonly engine: Engine; readonly preferences: Pick<Preferences, 'household'> },
  country: number,
): number {
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  return (level * BASKET_USD * baskets(preferences.household)) / 100;
}
