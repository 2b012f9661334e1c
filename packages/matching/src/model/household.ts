import type { Iso3 } from '@global-fit/atlas/model';
import type { Because } from '../model.ts';

/** Who moves, including the customer. */
export interface Household {
  readonly adults: number;
  /** Whether two of the adults share a bedroom. */
  readonly couple: boolean;
  /** The children of today, each with the age in years at the planned move. */
  readonly children: readonly { readonly age: number | null }[];
  readonly elders: number;
  /** Age in years of the youngest who moves; null unless every age was stated. */
  readonly youngest: number | null;
  /** Kinds of animals that move along, as ticked. */
  readonly pets: readonly string[];
  /** Whether children would attend a school that charges fees. */
  readonly feeSchool: boolean;
  /** Somebody who moves alone to study and lives on a student's budget. */
  readonly studentAlone?: true;
  /** How many of the adults are friends, whom no permit admits as family. */
  readonly friends?: number;
}

/** Flats that surveys of rents cover. */
export type Flat = 'oneBed' | 'twoBed';

/**
 * The kind of home a rent refers to. A room costs at most as much as the flat it is in; `other` is a house or
 * serviced home, which no survey covers.
 */
export type RentedHome = Flat | 'room' | 'other';

/** What a place must offer this household; limits are in `conditions/needLimits.ts`. */
export type Need =
  | 'regular-care'
  | 'residence-with-hiv'
  | 'maternity-care'
  | 'medicine'
  | 'specialist-care'
  | 'clean-air'
  | 'no-extreme-heat'
  | 'no-high-altitude'
  | 'fast-internet'
  | 'reliable-power'
  | 'open-internet'
  | 'overlap-americas'
  | 'overlap-europe-africa'
  | 'overlap-asia-pacific'
  | 'lgbtq-rights'
  | 'own-language-school'
  | 'lower-cost'
  | 'lower-taxes'
  | 'home-education';

/** A stay in months, and the most days it can last. */
export interface PartOfYear {
  readonly months: number;
  readonly days: number;
  /** The calendar months in order, 1 for January; null where only their number was stated. */
  readonly season: readonly number[] | null;
}

/** A yearly stay as stated, with the id of the answer that tells it. */
export interface PartOfYearTold extends PartOfYear {
  readonly id: string;
}

/** The passports of a partner who moves along, or waits in the new country, as stated in free text. */
export interface PartnersPassports extends Because {
  readonly passports: readonly Iso3[];
  /** Whether the two are married, which the law on free movement requires. */
  readonly married: boolean;
  /** The partner is no member of the household that moves, so that only the law of their own country helps. */
  readonly apart?: true;
}

/** A remote worker's employer, as far as free text tells. */
export interface Employer extends Because {
  readonly iso3: Iso3;
  /** Standard time in the town that is named, else in its capital, in hours ahead of UTC. */
  readonly clock: number;
}
