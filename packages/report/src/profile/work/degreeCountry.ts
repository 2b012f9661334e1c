import type { Country } from '@global-fit/atlas/model';
import type { Profile } from '../profile.ts';

/**
 * The country a degree is assumed to be from where nothing tells it: that of citizenship and residence. Null where
 * these differ.
 */
export function degreeCountry({
  citizenships,
  home,
}: Pick<Profile, 'citizenships' | 'home'>): Country | null {
  return citizenships.find(({ iso3 }) => iso3 === home?.iso3) ?? null;
}
