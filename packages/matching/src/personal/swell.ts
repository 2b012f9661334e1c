import type { City } from '@global-fit/atlas/model';
import { isOnEnclosedSea } from '../cities/enclosedSeas.ts';
import { townsToLiveIn } from '../cities/ownTowns.ts';
import { bySea } from '../cities/setting.ts';
import type { Situation } from '../entry/situation.ts';
import type { PersonalFactor } from './factor.ts';

/** What an enclosed sea is worth to people who surf or sail a board: wind is found there, and waves seldom. */
const WIND_ALONE = 0.3;

const worthOfTown = (city: City): number => bySea(city) * (isOnEnclosedSea(city) ? WIND_ALONE : 1);

/** The utility of a country: that of the best town to live in. */
function utilityIn(situation: Situation, country: number): number {
  const known = townsToLiveIn(situation, country)
    .map(worthOfTown)
    .filter((one) => !Number.isNaN(one));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}

/** Waves to surf. By warm water alone, Cyprus and Malaysia would lead for surfers. */
export const SWELL: PersonalFactor = {
  id: 'swell',
  label: 'Ocean waves',
  dimension: 'climate',
  method: `How near the open ocean the town lies that has most of it; the coast of a sea that land encloses, such as the Mediterranean or the Baltic, counts ${WIND_ALONE} of that. No record tells how high the waves are.`,
  indicators: [],
  utilities: (situation) =>
    Float64Array.from(situation.engine.iso3, (_, country) => utilityIn(situation, country)),
};
