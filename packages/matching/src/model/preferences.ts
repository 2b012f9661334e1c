import type { Iso3 } from '@global-fit/atlas/model';
import type { StudyLevel } from '@global-fit/atlas/law/tuition';
import type { Qualification } from '@global-fit/atlas/entry/visaRoute';
import type { Because, FactorId, Target } from '../model.ts';
import type { DealBreaker } from './dealBreaker.ts';
import type {
  Employer,
  Household,
  Need,
  PartnersPassports,
  PartOfYearTold,
  RentedHome,
} from './household.ts';
import type { Budget, LocalWage, Occupation, SecondApplicant, WorkedSalary } from './means.ts';

/** All that the engine knows of a household. What was not stated is null or empty, and asks for nothing. */
export interface Preferences {
  /** Relative importance per factor, at least 0; 0 leaves the factor out. The engine normalises them. */
  readonly weights: readonly ({ readonly factor: FactorId; readonly weight: number } & Because)[];
  readonly targets: readonly (Target & Because)[];
  readonly age: number | null;
  readonly citizenships: readonly Iso3[];
  /** Passports of a partner who moves along; null where no words tell of one. */
  readonly partnersPassports: PartnersPassports | null;
  readonly home: Iso3 | null;
  /** Standard time at home in hours ahead of UTC, of the town or else the capital; null where unknown. */
  readonly clockAtHome: number | null;
  /** A remote worker's employer; null for everybody else, and where no words tell its country. */
  readonly employer: Employer | null;
  /**
   * Ids of the answers that say the customer can work at any hour. A clash of office hours then warns instead of
   * failing a place.
   */
  readonly freeHours: readonly string[];
  /** GeoNames id of the town that journeys start from; null where only the country of home is known. */
  readonly homeTown: number | null;
  readonly household: Household;
  /** The kind of home meant by a rent that names none. */
  readonly rentedHome: RentedHome;
  /** Whether they rent a room, which surveys of flats do not cover. */
  readonly rentsRoom: boolean;
  /** The salary nearest to the expected income for which we estimate taxes. */
  readonly salary: WorkedSalary;
  /** The part of each year they plan to spend there before returning; null for everybody who moves. */
  readonly partYear: PartOfYearTold | null;
  /** Whether a same-sex couple moves, as far as the answers tell. */
  readonly ofOneSex: boolean;
  readonly budget: Budget | null;
  /** Whether a partner works full-time. */
  readonly twoEarn: boolean;
  /** Null for every household whose income continues in another country. */
  readonly localWage: LocalWage | null;
  /** Whether the household lives on a pension, among other income. */
  readonly pension: boolean;
  /** The ISCO group that shows what an employer there might pay. */
  readonly occupation: Occupation | null;
  /** Whether the occupation named is paid far below the mean of that group. */
  readonly payVaries: boolean;
  /** Age in years; null without a partner who moves, or where it was not stated. */
  readonly partnerAge: number | null;
  /** The level of education as permits ask for it; null where none was stated. */
  readonly qualification: Qualification | null;
  /**
   * The answers to `work-arrangement` and `career-field`: some routes are only for founders, nurses or transferees.
   */
  readonly arrangement: string | null;
  readonly careerField: string | null;
  /** A job as a teacher of English as a foreign language is sought, whose lessons are given in English. */
  readonly teachesEnglish: boolean;
  /** The degree that somebody moves for; null for everybody else. */
  readonly studyLevel: StudyLevel | null;
  /** Who pays for a study by the words of the customer; null for everybody else, and where no text tells. */
  readonly studyPayer: 'scholarship' | 'somebody' | 'savings' | null;
  /** Whether they will found a company there, or employ people there. */
  readonly foundsThere: boolean;
  /** The partner, where either of the two could apply for a work permit; else null. */
  readonly second: SecondApplicant | null;
  /** Months from now by which the move must happen; null where none was stated. */
  readonly latestMove: number | null;
  /** Months the stay is to last at least, infinite for a permanent one; null where none was stated. */
  readonly leastStay: number | null;
  /** Whether a present right to stay ends on a known date, which leaves no time to wait for a lottery. */
  readonly statusEnds: boolean;
  /** Kinds of permit wanted (`visa-preference`), and those that their situation opens. */
  readonly routesWanted: readonly string[];
  /** Those of them that were ticked. */
  readonly routesTicked: readonly string[];
  readonly spokenLanguages: readonly {
    readonly code: string;
    readonly level: 'basic' | 'working' | 'fluent' | 'native' | 'unknown';
  }[];
  readonly languageNeed: 'must-speak' | 'commonly-spoken' | 'willing-to-learn' | null;
  readonly ancestry: readonly Iso3[];
  /** How sure the customer is of a claim by descent. */
  readonly ancestryClaim: 'yes' | 'possibly' | 'unsure' | null;
  /**
   * Generations back of the ancestor from each country, where stated: 2 for a grandparent, 3 for a great-grandparent.
   */
  readonly ancestryGenerations: Readonly<Record<Iso3, number>>;
  /** Whether persecution drove the ancestor out or took the citizenship, by what was stated. */
  readonly ancestryDrivenOut: boolean;
  /** Needs of health, work and values; each becomes one must-have. */
  readonly needs: readonly ({
    readonly need: Need;
    /** It is what the move is for, and not one reason of several. */
    readonly aim?: true;
  } & Because)[];
  /**
   * Surroundings wanted around a home: options of `location-type`, `outdoor-activities` and
   * `new-location-priorities`.
   */
  readonly settings: readonly ({ readonly setting: string } & Because)[];
  readonly familyIn: readonly Iso3[];
  /** GeoNames ids of towns where relatives live whom the customer wants to live near. */
  readonly nearTowns: readonly number[];
  /** Whether such a town stands before those that fit better by all else. */
  readonly familyFirst: boolean;
  /** Towns, by their ids, that somebody named as one to live in. */
  readonly wishedTowns: readonly number[];
  readonly namedCountries: readonly Iso3[];
  /**
   * Countries ruled out, each with the customer's line that does so. The line is empty where it speaks of danger,
   * which is never repeated.
   */
  readonly excludedCountries: readonly ({ readonly iso3: Iso3; readonly line: string } & Because)[];
  /** The free-text deal-breakers as read; `id` is null for a line that is no condition we understand. */
  readonly dealBreakers: readonly DealBreaker[];
  readonly scope: 'international' | 'domestic' | null;
  /** Seed of the perturbations behind intervals, so that they repeat. */
  readonly seed: number;
}
