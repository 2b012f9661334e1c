import type { Iso3 } from '@global-fit/atlas/model';
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

/** All that the engine reads of a household. What was not told is null or empty, and asks for nothing. */
export interface Preferences {
  /** Relative importance >= 0 per factor; 0 leaves the factor out. Normalised by the engine. */
  readonly weights: readonly ({ readonly factor: FactorId; readonly weight: number } & Because)[];
  readonly targets: readonly (Target & Because)[];
  readonly age: number | null;
  readonly citizenships: readonly Iso3[];
  /** Null where no words tell of a passport that a partner who moves too holds. */
  readonly partnersPassports: PartnersPassports | null;
  readonly home: Iso3 | null;
  /** Standard time at home in hours ahead of universal time: of its town, else of the capital; null where unknown. */
  readonly clockAtHome: number | null;
  /** Null for whoever does not work from afar, and where no words tell in which country the employer sits. */
  readonly employer: Employer | null;
  /** The answers that tell of work at hours of one's own: office hours to be shared warn then, and rule nothing out. */
  readonly freeHours: readonly string[];
  /** The town that journeys home lead to, by its id; null where home is known by its country alone. */
  readonly homeTown: number | null;
  readonly household: Household;
  /** The home that a rent without another word is for. */
  readonly rentedHome: RentedHome;
  /** They rent a room, of which no survey of flats tells. */
  readonly rentsRoom: boolean;
  /** The salary nearest to the income expected of which it is known what taxes take. */
  readonly salary: WorkedSalary;
  /** The part of each year that they mean to spend there, and come back from; null for whoever moves. */
  readonly partYear: PartOfYearTold | null;
  /** Two women or two men, as far as the answers tell. */
  readonly ofOneSex: boolean;
  readonly budget: Budget | null;
  /** A partner is in full work. */
  readonly twoEarn: boolean;
  /** Null for every household with an income that comes along. */
  readonly localWage: LocalWage | null;
  /** A pension is among what the household lives on. */
  readonly pension: boolean;
  /** The group of occupations whose pay an employer abroad would offer. */
  readonly occupation: Occupation | null;
  /** The occupation that the words name is paid far below the mean of that group. */
  readonly payVaries: boolean;
  /** Null without a partner who moves, or without the age. */
  readonly partnerAge: number | null;
  /** The qualification told, as permits ask for it; null where none was told. */
  readonly qualification: Qualification | null;
  /** `work-arrangement` and `career-field` as answered: some routes are for founders, nurses, transferees alone. */
  readonly arrangement: string | null;
  readonly careerField: string | null;
  /** Who pays for a study by the words of the customer; null for everybody else, and where no text tells. */
  readonly studyPayer: 'scholarship' | 'somebody' | 'savings' | null;
  /** A company is to be founded there, or people there are to be employed. */
  readonly foundsThere: boolean;
  /** The partner, where a permit for work may be asked for by either of the two; null for everybody else. */
  readonly second: SecondApplicant | null;
  /** Months from now by which the move has to come; null where none was told. */
  readonly latestMove: number | null;
  /** Months that the stay is meant to last at least, without end for good; null where none was told. */
  readonly leastStay: number | null;
  /** The present status was told with its end, which no draw waits for. */
  readonly statusEnds: boolean;
  /** Visa kinds wanted (visa-preference) and situations that open routes. */
  readonly routesWanted: readonly string[];
  /** Those of them that were ticked by name. */
  readonly routesTicked: readonly string[];
  readonly spokenLanguages: readonly {
    readonly code: string;
    readonly level: 'basic' | 'working' | 'fluent' | 'native' | 'unknown';
  }[];
  readonly languageNeed: 'must-speak' | 'commonly-spoken' | 'willing-to-learn' | null;
  readonly ancestry: readonly Iso3[];
  /** How sure the claim by descent is. */
  readonly ancestryClaim: 'yes' | 'possibly' | 'unsure' | null;
  /** How many generations back the ancestor from each country lies, where it was told: 2 a grandparent, 3 one further. */
  readonly ancestryGenerations: Readonly<Record<Iso3, number>>;
  /** Whether persecution drove the ancestor out or took the citizenship away, by what was told. */
  readonly ancestryDrivenOut: boolean;
  /** Conditions of health, work and values that a place must meet; each is one gate. */
  readonly needs: readonly ({ readonly need: Need } & Because)[];
  /** Settings wanted for a city: values of `location-type`, `outdoor-activities` and `new-location-priorities`. */
  readonly settings: readonly ({ readonly setting: string } & Because)[];
  readonly familyIn: readonly Iso3[];
  /** Towns, by their ids, where family lives that the words wish to be near to. */
  readonly nearTowns: readonly number[];
  /** Towns, by their ids, that somebody named as one to live in. */
  readonly wishedTowns: readonly number[];
  readonly namedCountries: readonly Iso3[];
  /**
   * Countries ruled out, each with the customer's line that does so; an empty one where its words tell of danger, which
   * nobody repeats.
   */
  readonly excludedCountries: readonly ({ readonly iso3: Iso3; readonly line: string } & Because)[];
  /** Free-text deal-breakers as they were read; `id` null where a line could not be read as a condition. */
  readonly dealBreakers: readonly DealBreaker[];
  readonly scope: 'international' | 'domestic' | null;
  /** Free of clock and chance: the seed of the interval's perturbations. */
  readonly seed: number;
}
