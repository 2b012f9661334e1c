import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { Profile } from '../profile.ts';
import type { When } from '../when.ts';

type Told = Pick<Profile, 'unsafe'>;

/** Whether the customer says they cannot go to a country, or cannot turn to its state. */
export const isUnsafe = ({ unsafe }: Told, iso3: string): boolean => unsafe.iso3.includes(iso3);

/** Whether they say so of any country. */
export const hasUnsafe = ({ unsafe }: Told): boolean => unsafe.iso3.length > 0;

/** Whether a text tells of it: by words of danger, or, for such customers, by any mention of a consulate. */
export const tellsOfDanger = (profile: Told, text: string): boolean =>
  tellsUnsafe(text) || (hasUnsafe(profile) && /\b(?:consul\w+|embass\w+)\b/i.test(text));

/**
 * Whom to ask in place of a country's consulate: a lawyer, for customers who cannot turn to it. The reason is not
 * mentioned.
 */
export const itsConsulate = (profile: Told, countries: readonly string[], usual = 'its consulate'): string =>
  countries.some((iso3) => isUnsafe(profile, iso3)) ? 'an immigration lawyer' : usual;

/**
 * Whether people left behind can be visited: not in a country the customer cannot return to, nor where nothing says
 * where they live.
 */
export function mayVisit({ profile }: { readonly profile: Pick<Profile, 'unsafe' | 'read'> }): boolean {
  const kin = profile.read.choices('extended-family-location');
  return !hasUnsafe(profile) || kin.some((iso3) => !isUnsafe(profile, iso3));
}

/** The same as a condition for a line of advice. */
export const visiting: When = (profile) => (mayVisit({ profile }) ? [] : null);
