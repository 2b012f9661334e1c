import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import { BASKET_USD, baskets } from '../engine/basket.ts';
import type { Situation } from '../entry/situation.ts';
import type { Flat, Household } from '../model/household.ts';
import { bedroomsBeyond, flatFor } from '../profile/people/bedrooms.ts';

/** Share of the basket other than rent, which is taken as a third. */
const BESIDE_RENT = 2 / 3;

/** US dollars a month for everything but rent, per point of the price level (the United States is 100). */
export function besideRentPerPoint(household: Household): number {
  return (BASKET_USD * BESIDE_RENT * baskets(household)) / 100;
}

/** Rounds to tens, so that the items add up as printed. */
export const inTens = (amount: number): number => Math.round(amount / 10) * 10;

/** What each further bedroom adds, as a share of the largest surveyed rent, which is for two bedrooms. */
const EACH_BEDROOM = 0.5;

/** The extra rent for bedrooms beyond the surveyed flats, in tens; our planning figure. */
export function furtherRooms(household: Household, rentUsd: number): number {
  return inTens(EACH_BEDROOM * bedroomsBeyond(household) * rentUsd);
}

/** Within this distance a town belongs to the built-up area of a surveyed city. */
const BUILT_UP_KM = 15;

/**
 * The surveyed city whose rent applies to a town: itself, else the nearest of whose built-up area it is part; null
 * where there is none.
 */
export function surveyFor(flat: Flat, town: City, all: readonly City[]): City | null {
  const away = ({ point }: City): number => distanceKm(point, town.point);
  return (
    all
      .filter((one) => one.rentEur?.[flat] != null && away(one) <= BUILT_UP_KM)
      .toSorted((a, b) => away(a) - away(b))[0] ?? null
  );
}

/** The cost of a month by item, in US dollars. */
export interface ItemisedMonth {
  /** The city of the rent. */
  readonly city: City;
  readonly flat: Flat;
  readonly rentUsd: number;
  /** The extra rent for missing bedrooms, which is not in the total. */
  readonly furtherUsd: number;
  /** Rent and everything else: a lower bound where the flat lacks bedrooms. */
  readonly totalUsd: number;
}

/** Rent in a city and the rest at its country's prices; null without a price level or a surveyed rent. */
function monthIn({ engine, preferences }: Situation, country: number, city: City): ItemisedMonth | null {
  const flat = flatFor(preferences.household);
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  const rent = engine.atlas.toUsd(city.rentEur?.[flat] ?? Number.NaN, 'EUR');
  if (rent === null || Number.isNaN(rent + level)) return null;
  const rentUsd = inTens(rent);
  const totalUsd = rentUsd + inTens(besideRentPerPoint(preferences.household) * level);
  return { city, flat, rentUsd, furtherUsd: furtherRooms(preferences.household, rentUsd), totalUsd };
}

/** Cities of a country whose rents apply; none for people who rent a room, which surveys do not cover. */
const surveyed = ({ engine, preferences }: Situation, country: number): readonly City[] =>
  preferences.rentsRoom ? [] : (engine.surveyed[country] ?? []);

/** Cost of a month in each surveyed city of a country. */
export function surveyedMonths(situation: Situation, country: number): readonly ItemisedMonth[] {
  return surveyed(situation, country).flatMap((city) => monthIn(situation, country, city) ?? []);
}

/** Cost of a month in a town by item; null where no survey of rents applies. */
export function itemisedMonth(situation: Situation, country: number, town: City): ItemisedMonth | null {
  const flat = flatFor(situation.preferences.household);
  const city = surveyFor(flat, town, surveyed(situation, country));
  return city && monthIn(situation, country, city);
}
