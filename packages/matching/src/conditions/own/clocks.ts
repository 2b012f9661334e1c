import type { Atlas } from '@global-fit/atlas/atlas';
import { standardOffset } from '@global-fit/atlas/places/clocks';
import type { City, Iso3 } from '@global-fit/atlas/model';
import type { FromClock, Origin } from '../../model/dealBreaker.ts';
import type { Need } from '../../model/household.ts';
import type { Preferences } from '../../model/preferences.ts';
import { placeOf } from '../geography/origin.ts';

/** The deal-breaker that limits a difference in time. */
export const TIME_DIFFERENCE = 'time-difference';

/** A part of the world whose office hours can be shared. */
interface Offices {
  /** The clock that stands for it. */
  readonly clock: number;
  /** The clocks that are kept there, the first and the last. */
  readonly from: number;
  readonly to: number;
  /** "the Americas". */
  readonly said: string;
}

const OFFICES: Readonly<Partial<Record<Need, Offices>>> = {
  // The east coast of the United States, where most of those offices are.
  'overlap-americas': { clock: -5, from: -10, to: -2, said: 'the Americas' },
  'overlap-europe-africa': { clock: 1, from: -1, to: 4, said: 'Europe or Africa' },
  'overlap-asia-pacific': { clock: 8, from: 4.5, to: 13, said: 'Asia or the Pacific' },
};

/** "office hours you have to share with the Americas"; several needs of one household differ by it. */
export const officeLabel = (need: Need): string =>
  `office hours you have to share with ${OFFICES[need]?.said ?? 'others'}`;

/** The offices of a part of the world whose hours a place has to share. */
export interface OfficeClock {
  /** In hours ahead of universal time. */
  readonly clock: number;
  /** Whose it is: that of the employer told of, of home, or the one that stands for the part of the world. */
  readonly of: 'employer' | 'home' | 'region';
}

/**
 * The clock of the offices that a need asks for, null for another need: that of the employer, where words tell of one in
 * that part of the world, else of home, since who lives there works for an office there.
 */
export function officeClock(
  need: Need,
  { clockAtHome, employer }: Pick<Preferences, 'clockAtHome' | 'employer'>,
): OfficeClock | null {
  const offices = OFFICES[need];
  if (!offices) return null;
  const lies = (clock: number): boolean => clock >= offices.from && clock <= offices.to;
  if (employer && lies(employer.clock)) return { clock: employer.clock, of: 'employer' };
  return clockAtHome !== null && lies(clockAtHome)
    ? { clock: clockAtHome, of: 'home' }
    : { clock: offices.clock, of: 'region' };
}

/** Five hours apart, three of an office day are shared; beyond seven, less than one. */
export const OFFICE_HOURS = { soft: 5, hard: 7 };

export const fromClock = (offset: number): FromClock => `clock ${offset}`;

/** In hours ahead of universal time. */
export const offsetOf = (clock: FromClock): number => Number(clock.slice('clock '.length));

/** Of countries the clock of the capital, where it is one country: nothing says which of several is meant. */
function offsetAt(atlas: Atlas, place: City | readonly Iso3[]): number {
  const town = 'id' in place ? place : place.length === 1 ? atlas.cities.capitalOf(place[0] ?? '') : null;
  return town ? standardOffset(town.timezone) : Number.NaN;
}

/** The clock that a line measures from: that of the place it names, else of home. */
export function clockMeant(
  atlas: Atlas,
  from: Origin | undefined,
  { clockAtHome, familyIn }: Pick<Preferences, 'clockAtHome' | 'familyIn'>,
): FromClock {
  if (!from) return fromClock(clockAtHome ?? Number.NaN);
  return fromClock(offsetAt(atlas, from.at === 'family' ? familyIn : placeOf(atlas, from.at)));
}
