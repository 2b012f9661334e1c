import { daysAfterWork, presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { Profile } from '../profile.ts';

/** Whether the customer is a citizen of the country lived in, so that no permit of theirs ends there. */
export function isCitizenAtHome({ citizenships, home }: Pick<Profile, 'citizenships' | 'home'>): boolean {
  return citizenships.some(({ iso3 }) => iso3 === home?.iso3);
}

/**
 * Id of the answer that says the customer's present status ends; null where none does, where the country lived in is
 * unknown, and for its citizens.
 */
export function statusEnds(profile: Pick<Profile, 'citizenships' | 'home' | 'read'>): string | null {
  if (!profile.home || isCitizenAtHome(profile)) return null;
  const { all } = profile.read;
  const status = presentStatus(all);
  return status?.ends ? status.id : (daysAfterWork(all)?.id ?? null);
}
