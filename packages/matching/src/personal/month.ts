import type { Atlas } from '@global-fit/atlas/atlas';
import type { City } from '@global-fit/atlas/model';
import { bestCities } from '../cities/best.ts';
import type { Household } from '../model.ts';
import type { Situation } from './situation.ts';

/**
 * Dollars a month on which one adult lives modestly but without worry at United States prices, rent included.
 * A declared planning figure of ours, not a statistic; the price level of a country scales it.
 */
export const BASKET_USD = 2500;

/** Share of the basket that is not rent: rent is reckoned with a third. */
const BESIDE_RENT = 2 / 3;

/** Share of the first adult's basket that each further person adds (the OECD-modified equivalence scale). */
const PERSON = { adult: 0.5, child: 0.3 } as const;

/** Baskets a household needs: 1 for one adult, 1.5 for two, and so on. */
export function baskets({ adults, elders, children }: Household): number {
  return 1 + PERSON.adult * (Math.max(1, adults) + elders - 1) + PERSON.child * children.length;
}

/** US dollars a month for everything but the rent, for each point of the price level (the United States being 100). */
export function besideRentPerPoint(household: Household): number {
  return (BASKET_USD * BESIDE_RENT * baskets(household)) / 100;
}

export type Flat = 'oneBed' | 'twoBed';

const peopleIn = ({ adults, elders, children }: Household): number => adults + elders + children.length;

/** Two bedrooms once there are more than two people. */
export function flatFor(household: Household): Flat {
  return peopleIn(household) > 2 ? 'twoBed' : 'oneBed';
}

/** Above this many people even the largest flat surveyed, of two bedrooms, is too small. */
const MOST_IN_TWO_ROOMS = 4;

/** Whether the household needs more rooms than any surveyed flat has: its rent, and the month with it, is a floor. */
export function outgrowsSurvey(household: Household): boolean {
  return peopleIn(household) > MOST_IN_TWO_ROOMS;
}

/** Whether a flat with fewer rooms than `flatFor` gives would do: only for somebody alone. */
export function canDoWithLess(household: Household): boolean {
  return peopleIn(household) < 2;
}

/** Sums of a month go by tens, so that the items add up as printed. */
export const inTens = (amount: number): number => Math.round(amount / 10) * 10;

/**
 * The city whose surveyed rent stands for a country: the first of the cities described that a survey covers, else the
 * first of all its cities, the capital before others; null where no survey holds such a flat.
 */
export function cityOfRent(flat: Flat, described: readonly City[], all: readonly City[]): City | null {
  const surveyed = ({ rentEur }: City): boolean => rentEur?.[flat] != null;
  return (
    described.find(surveyed) ??
    all.filter(surveyed).toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital))[0] ??
    null
  );
}

/** Cities that a survey of rents covers, by country index. */
export function surveyedCities(atlas: Atlas): readonly (readonly City[])[] {
  return atlas.countries.map(({ iso3 }) => atlas.cities.of(iso3).filter(({ rentEur }) => rentEur !== null));
}

/** A month by its items, in US dollars. */
export interface ItemisedMonth {
  /** The city of the rent. */
  readonly city: City;
  readonly flat: Flat;
  readonly totalUsd: number;
}

/** Rent in one city and the rest at the prices of its country; null without a price level or where no rent was surveyed. */
function monthIn({ engine, preferences }: Situation, country: number, city: City): ItemisedMonth | null {
  const flat = flatFor(preferences.household);
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  const rent = engine.atlas.toUsd(city.rentEur?.[flat] ?? Number.NaN, 'EUR');
  if (rent === null || Number.isNaN(rent + level)) return null;
  return { city, flat, totalUsd: inTens(rent) + inTens(besideRentPerPoint(preferences.household) * level) };
}

/** Months in each city of a country that a survey covers; none for students, who rent rooms, which no survey holds. */
export function surveyedMonths(situation: Situation, country: number): readonly ItemisedMonth[] {
  if (situation.preferences.arrangement === 'study') return [];
  return (situation.engine.surveyed[country] ?? []).flatMap(
    (city) => monthIn(situation, country, city) ?? [],
  );
}

/** The month that counts: where several cities were surveyed, that in the first of the cities recommended. */
export function itemisedMonth(situation: Situation, country: number): ItemisedMonth | null {
  const months = surveyedMonths(situation, country);
  if (months.length < 2) return months[0] ?? null;
  const { cities } = situation.engine.atlas;
  const described = bestCities(situation, country).flatMap(({ cityId }) => cities.byId(cityId) ?? []);
  const all = months.map(({ city }) => city);
  const chosen = cityOfRent(flatFor(situation.preferences.household), described, all);
  return months.find(({ city }) => city === chosen) ?? null;
}
