import type { City } from '@global-fit/atlas/model';
import { townsToLiveIn } from '../cities/ownTowns.ts';
import { bySea } from '../cities/setting.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Mean of a month, in degrees Celsius, from which people bathe in the sea of a place. */
const BATHING = 20;

/** Months a year that warm -> how good the bathing is. */
const SEASON = {
  points: [
    [0, 0],
    [2, 0.4],
    [4, 0.75],
    [6, 1],
  ],
} as const;

/** How far a town lies by a sea that is warm for long; NaN where its climate or its way to the sea is unknown. */
function warmSea(city: City): number {
  if (city.temperatureC === null) return Number.NaN;
  const months = city.temperatureC.filter((mean) => mean >= BATHING).length;
  return bySea(city) * utilityOf(SEASON, months);
}

/** Utility of one country: that of its best town to live in. */
function utilityIn(situation: Situation, country: number): number {
  const known = townsToLiveIn(situation, country)
    .map(warmSea)
    .filter((one) => !Number.isNaN(one));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}

/** A sea to bathe in: by the length of their coasts alone Norway and Canada would lead for whoever loves beaches. */
export const WARM_SEA: PersonalFactor = {
  id: 'warm_sea',
  label: 'A warm sea',
  dimension: 'climate',
  method: `Months with a mean of at least ${BATHING} °C in the town by the sea that has most of them (none 0, two 0.4, four 0.75, six 1), and how near the sea that town lies; no record tells the warmth of the water itself.`,
  indicators: [],
  utilities: (situation) =>
    Float64Array.from(situation.engine.iso3, (_, country) => utilityIn(situation, country)),
};
