import { daysAfterWork, presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { Profile } from '../profile.ts';

/** Whether somebody is a citizen of the country lived in: no permit of theirs ends there. */
export function isCitizenAtHome({ citizenships, home }: Pick<Profile, 'citizenships' | 'home'>): boolean {
  return citizenships.some(({ iso3 }) => iso3 === home?.iso3);
}

/**
 * The question whose answer tells that somebody lives where they live on a status that ends; null where none tells it,
 * where that country is not known, and for its citizens.
 */
export function statusEnds(profile: Pick<Profile, 'citizenships' | 'home' | 'read'>): string | null {
  if (!profile.home || isCitizenAtHome(profile)) return null;
  const { all } = profile.read;
  const status = presentStatus(all);
  return status?.ends ? status.id : (daysAfterWork(all)?.id ?? null);
}
