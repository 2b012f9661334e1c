import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import { BASKET_USD, baskets } from '../engine/basket.ts';
import type { Situation } from '../entry/situation.ts';
import type { Flat, Household } from '../model/household.ts';
import { bedroomsBeyond, flatFor } from '../profile/people/bedrooms.ts';

/** Share of the basket that is not rent: rent is reckoned with a third. */
const BESIDE_RENT = 2 / 3;

/** US dollars a month for everything but the rent, for each point of the price level (the United States being 100). */
export function besideRentPerPoint(household: Household): number {
  return (BASKET_USD * BESIDE_RENT * baskets(household)) / 100;
}

/** Sums of a month go by tens, so that the items add up as printed. */
export const inTens = (amount: number): number => Math.round(amount / 10) * 10;

/** What of the rent of the largest flat surveyed each further bedroom adds in our reckoning: it has two. */
const EACH_BEDROOM = 0.5;

/** What bedrooms that no flat surveyed has would add to its rent, in tens; a planning figure of ours. */
export function furtherRooms(household: Household, rentUsd: number): number {
  return inTens(EACH_BEDROOM * bedroomsBeyond(household) * rentUsd);
}

/** Within this distance a town belongs to the built-up area of a surveyed city, as its people are counted with it. */
const BUILT_UP_KM = 15;

/**
 * The surveyed city whose rent holds for a town: itself, else the nearest of its built-up area; null where
 * there is none.
 */
export function surveyFor(flat: Flat, town: City, all: readonly City[]): City | null {
  const away = ({ point }: City): number => distanceKm(point, town.point);
  return (
    all
      .filter((one) => one.rentEur?.[flat] != null && away(one) <= BUILT_UP_KM)
      .toSorted((a, b) => away(a) - away(b))[0] ?? null
  );
}

/** A month by its items, in US dollars. */
export interface ItemisedMonth {
  /** The city of the rent. */
  readonly city: City;
  readonly flat: Flat;
  readonly rentUsd: number;
  /** What the bedrooms add that the flat has too few of; not in the total. */
  readonly furtherUsd: number;
  /** The rent and all else: a floor where the flat has too few bedrooms. */
  readonly totalUsd: number;
}

/**
 * Rent in one city and the rest at the prices of its country; null without a price level or where no rent was
 * surveyed.
 */
function monthIn({ engine, preferences }: Situation, country: number, city: City): ItemisedMonth | null {
  const flat = flatFor(preferences.household);
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  const rent = engine.atlas.toUsd(city.rentEur?.[flat] ?? Number.NaN, 'EUR');
  if (rent === null || Number.isNaN(rent + level)) return null;
  const rentUsd = inTens(rent);
  const totalUsd = rentUsd + inTens(besideRentPerPoint(preferences.household) * level);
  return { city, flat, rentUsd, furtherUsd: furtherRooms(preferences.household, rentUsd), totalUsd };
}

/** Cities of a country whose rents count; none for who rents a room, which no survey holds. */
const surveyed = ({ engine, preferences }: Situation, country: number): readonly City[] =>
  preferences.rentsRoom ? [] : (engine.surveyed[country] ?? []);

/** Months in each city of a country that a survey covers. */
export function surveyedMonths(situation: Situation, country: number): readonly ItemisedMonth[] {
  return surveyed(situation, country).flatMap((city) => monthIn(situation, country, city) ?? []);
}

/** A month in one town by its items; null where no survey of rents holds for it. */
export function itemisedMonth(situation: Situation, country: number, town: City): ItemisedMonth | null {
  const flat = flatFor(situation.preferences.household);
  const city = surveyFor(flat, town, surveyed(situation, country));
  return city && monthIn(situation, country, city);
}
