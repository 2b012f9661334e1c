import type { City } from '@global-fit/atlas/model';
import { townsToLiveIn } from '../cities/ownTowns.ts';
import { bySea } from '../cities/setting.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Monthly mean temperature of a town, in degrees Celsius, from which people bathe in its sea. */
const BATHING = 20;

/** Number of months that warm -> how good the bathing is. */
const SEASON = {
  points: [
    [0, 0],
    [2, 0.4],
    [4, 0.75],
    [6, 1],
  ],
} as const;

/** How good the bathing is in a town: its closeness to the sea times its season; NaN where one of them is unknown. */
function warmSea(city: City): number {
  if (city.temperatureC === null) return Number.NaN;
  const months = city.temperatureC.filter((mean) => mean >= BATHING).length;
  return bySea(city) * utilityOf(SEASON, months);
}

/** The utility of a country: that of the best town to live in. */
function utilityIn(situation: Situation, country: number): number {
  const known = townsToLiveIn(situation, country)
    .map(warmSea)
    .filter((one) => !Number.isNaN(one));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}

/**
 * A sea warm enough to bathe in. By the length of their coasts alone, Norway and Canada would lead for beach lovers.
 */
export const WARM_SEA: PersonalFactor = {
  id: 'warm_sea',
  label: 'A warm sea',
  dimension: 'climate',
  method: `Months with a mean of at least ${BATHING} °C in the town by the sea that has most of them (none 0, two 0.4, four 0.75, six 1), and how near the sea that town lies; no record tells the warmth of the water itself.`,
  indicators: [],
  utilities: (situation) =>
    Float64Array.from(situation.engine.iso3, (_, country) => utilityIn(situation, country)),
};
