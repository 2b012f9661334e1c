import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { Profile } from '../profile.ts';
import type { When } from '../when.ts';

type Told = Pick<Profile, 'unsafe'>;

/** Whether somebody told us that they cannot go to a country, or cannot turn to its state. */
export const isUnsafe = ({ unsafe }: Told, iso3: string): boolean => unsafe.iso3.includes(iso3);

/** Whether they told so of any country. */
export const hasUnsafe = ({ unsafe }: Told): boolean => unsafe.iso3.length > 0;

/** Whether words tell of it: those of danger, and beside them any on a consulate. */
export const tellsOfDanger = (profile: Told, text: string): boolean =>
  tellsUnsafe(text) || (hasUnsafe(profile) && /\b(?:consul\w+|embass\w+)\b/i.test(text));

/** Whom to ask about a country whose consulate one asks else: for whoever cannot, a lawyer; why is said nowhere. */
export const itsConsulate = (profile: Told, countries: readonly string[], usual = 'its consulate'): string =>
  countries.some((iso3) => isUnsafe(profile, iso3)) ? 'an immigration lawyer' : usual;

/**
 * Whether the people whom one leaves can be visited where they are: not where they live in a country to which there is
 * no way back, nor where nothing was told of where they live.
 */
export function mayVisit({ profile }: { readonly profile: Pick<Profile, 'unsafe' | 'read'> }): boolean {
  const kin = profile.read.choices('extended-family-location');
  return !hasUnsafe(profile) || kin.some((iso3) => !isUnsafe(profile, iso3));
}

/** The same as a condition of a line. */
export const visiting: When = (profile) => (mayVisit({ profile }) ? [] : null);
