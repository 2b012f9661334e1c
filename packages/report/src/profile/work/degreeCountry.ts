import type { Country } from '@global-fit/atlas/model';
import type { Profile } from '../profile.ts';

/**
 * The country that a degree is taken to be from where nothing tells it: the one of which somebody is a citizen and
 * where they live. Null where the two differ, since then either may be it.
 */
export function degreeCountry({
  citizenships,
  home,
}: Pick<Profile, 'citizenships' | 'home'>): Country | null {
  return citizenships.find(({ iso3 }) => iso3 === home?.iso3) ?? null;
}
