import type { Iso3 } from '@global-fit/atlas/model';
import type { Because } from '../model.ts';

/** Who moves, the customer counted in. */
export interface Household {
  readonly adults: number;
  /** Whether two of the adults share a bedroom. */
  readonly couple: boolean;
  /** Who is a child today, in the age that each has at the planned move. */
  readonly children: readonly { readonly age: number | null }[];
  readonly elders: number;
  /** Age of the youngest who moves; null where an age was not told. */
  readonly youngest: number | null;
  /** Kinds of animals that come along, as ticked. */
  readonly pets: readonly string[];
  /** Whether children would go to a school that asks for fees. */
  readonly feeSchool: boolean;
  /** Somebody moves alone to study, and lives as students do. */
  readonly studentAlone?: true;
  /** Friends among the adults: no permit takes them along as family. */
  readonly friends?: number;
}

/** Flats that surveys of rents know. */
export type Flat = 'oneBed' | 'twoBed';

/**
 * A flat as surveys of rents know it; a room, which costs no more than the flat it is a part of; `other` for a house or
 * a serviced home, of which no survey tells.
 */
export type RentedHome = Flat | 'room' | 'other';

/** What a place must offer this household; see `conditions/needLimits.ts`. */
export type Need =
  | 'regular-care'
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
  | 'home-education';

/** A stay in months, and the most days that it may come to. */
export interface PartOfYear {
  readonly months: number;
  readonly days: number;
  /** The months in their order, 1 for January; null where only their number was told. */
  readonly season: readonly number[] | null;
}

/** A part of each year that was told, and the answer that tells it. */
export interface PartOfYearTold extends PartOfYear {
  readonly id: string;
}

/** The passports of a partner who moves too, as words tell of them. */
export interface PartnersPassports extends Because {
  readonly passports: readonly Iso3[];
  /** The two are husband and wife, as the law of free movement asks. */
  readonly married: boolean;
}

/** The employer of somebody who works from afar, as far as words tell. */
export interface Employer extends Because {
  readonly iso3: Iso3;
  /** Standard time in its capital, in hours ahead of universal time. */
  readonly clock: number;
}
