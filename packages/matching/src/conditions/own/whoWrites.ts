import type { Iso3 } from '@global-fit/atlas/model';
import type { Preferences } from '../../model/preferences.ts';
import type { NamedCompanion } from '../../profile/people/companionsNamed.ts';
import type { SnowWish } from '../../profile/weights/snowWish.ts';
import { USUAL_SALARY } from '../../profile/money/workedSalary.ts';

/** What is known of those who write, by which their words are read. */
export type WhoWrites = Pick<
  Preferences,
  'home' | 'clockAtHome' | 'familyIn' | 'rentedHome' | 'salary' | 'ofOneSex' | 'citizenships'
> & {
  readonly pets: readonly string[];
  readonly snow: SnowWish;
  readonly placesAsked: readonly string[];
  /** Those who move along, who may stand in a line by name. */
  readonly companions: readonly NamedCompanion[];
  /** The country within which they move; null for a move to another. */
  readonly within: Iso3 | null;
};

/** Somebody of whom nothing is known. */
export const ANYBODY: WhoWrites = {
  home: null,
  clockAtHome: null,
  familyIn: [],
  rentedHome: 'oneBed',
  salary: USUAL_SALARY,
  ofOneSex: false,
  citizenships: [],
  pets: [],
  snow: null,
  placesAsked: [],
  companions: [],
  within: null,
};
