/**
 * The words of matching: what it reads of a household and what a score is made of. What it answers is in `ranking.ts`.
 *
 *   Preferences (from a profile or the quiz) + Atlas  ->  Ranking
 *
 * A score is 100 x the weighted mean of utilities in [0,1] over the factors whose fact is known; every
 * factor's contribution is kept, and contributions add up to the score. Constraints are gates beside the
 * score, never averaged into it.
 */

import type { PartOfYearTold } from './profile/partYear.ts';
import type { Dimension, Fact, Iso3, Qualification } from '@global-fit/atlas/model';
import type { Occupation as Group } from '@global-fit/atlas/money';

/** A utility curve as data: piecewise linear over declared breakpoints, never derived from the ranked list. */
export interface UtilityCurve {
  /** [value, utility] with values rising and utilities in [0,1]; flat beyond both ends. */
  readonly points: readonly (readonly [number, number])[];
  /** `log10`: breakpoints apply to log10 of the value; a value at or below zero stands at the first breakpoint. */
  readonly scale?: 'linear' | 'log10';
  /** For indicators in words: the utility of each word. A word not listed counts as unknown. */
  readonly words?: Readonly<Record<string, number>>;
}

/** A theme of the score that a reader recognises: "Healthcare", "Climate", "Cost of living". */
export type FactorId = string;

/** One indicator inside a factor. */
export interface FactorPart {
  readonly indicator: string;
  readonly share: number;
  readonly curve: UtilityCurve;
  /** Why it is read, in one line. */
  readonly reason: string;
}

/** A theme with the indicators it is read from; those computed for a household are in `personal/`. */
export interface Factor {
  readonly id: FactorId;
  readonly label: string;
  readonly dimension: Dimension;
  /** Indicators with their shares inside the factor (sum 1); missing ones are left out and shares renormalised. */
  readonly parts: readonly FactorPart[];
}

/**
 * Closeness to what was asked: utility 1 inside [ideal - tolerance, ideal + tolerance], falling to 0 at
 * `zeroAt` away.
 */
export interface Target {
  readonly factor: FactorId;
  readonly ideal: number;
  readonly tolerance: number;
  readonly zeroAt: number;
  /** The months that count, 1 for January, where somebody stays for those alone; without them the whole year. */
  readonly season?: readonly number[];
  /** The value at home, where it is what somebody moves away from: a place no nearer to the ideal is no answer. */
  readonly atHome?: number;
  /** 1-5. From 3 up a place that is far off is `at_risk` or `failed`, so that an average cannot hide it. */
  readonly importance: number;
}

/** Where a weight, target, constraint or affinity came from, so that everything can be explained. */
export interface Because {
  readonly questionIds: readonly string[];
}

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

/** What a place must offer this household; see `conditions/needLimits.ts`. */
export type Need =
  | 'regular-care'
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

/** A place that distances are measured from: countries by code, or a city by GeoNames id. */
export type FromPlace = `from ${string}`;

/** A clock that others are compared with, by its hours ahead of universal time; `clock NaN` where it is unknown. */
export type FromClock = `clock ${number}`;

/** What a distance or a clock in a line is measured from, where it is not home. */
export interface Origin {
  /** The countries where family lives, or a place by name. */
  readonly at: 'family' | FromPlace;
  /** "Pune", "your family". */
  readonly said: string;
}

/**
 * What a language is asked for: to get by among most people, to find anybody who speaks it, to be that of the law, to
 * be enough at work, to be taught in at school, or to be that of doctors.
 */
export type LanguageFor = 'daily life' | 'a few' | 'law' | 'work' | 'school' | 'doctors';

/** One line of the free-text deal-breakers, and what it was read as. */
export interface DealBreaker extends Because {
  /** Rule of `conditions/rules/`; null = shown back as not read, never guessed. */
  readonly id: string | null;
  /** "We read this as: no winters below freezing". */
  readonly label: string;
  /** The customer's own number as the limit, in the unit of the rule; absent where the rule sets its own. */
  readonly limit?: number;
  /** The line asks for more than any figure holds: a distance, a specialist, the way home at night. */
  readonly partly?: true;
  /** Parts of the line that were not read beside what was: "hostile to us" in "war or hostile to us". */
  readonly unread?: readonly string[];
  /** The language that has to be spoken there. */
  readonly language?: string;
  /** What that language has to do there. */
  readonly languageFor?: LanguageFor;
  /** What the number is measured from; home where absent. */
  readonly from?: Origin;
  /** The clock that a difference in time is measured from. */
  readonly clock?: FromClock;
  /** The customer's own words. */
  readonly text: string;
}

/** Flats that surveys of rents know. */
export type Flat = 'oneBed' | 'twoBed';

/** A flat as surveys of rents know it; `other` for a room, a house or a serviced home, of which none tells. */
export type RentedHome = Flat | 'other';

/** A salary that our estimates of tax work through, in US dollars a year. */
export type WorkedSalary = 30_000 | 60_000 | 100_000;

/** A month to spend that was reckoned from the band of an income or of savings, at its low end. */
export interface Reckoned {
  readonly of: 'income' | 'savings';
  /** The same month at the upper edge of the band, in US dollars; null where the band has none. */
  readonly topUsd: number | null;
}

/** An income as it was told: somewhere between two edges, in US dollars a month; `high` null without an upper edge. */
export interface IncomeBand {
  readonly lowUsd: number;
  readonly highUsd: number | null;
}

/** How much of the income comes without work: all of it, a part that nobody told, or none. */
export type PassiveShare = 'all' | 'some' | 'none';

/** Major groups of occupations (ISCO-08) by which pay is known. */
export type Occupation = Exclude<Group, 'total'>;

/** A partner in whose profession a permit for work may be asked for, instead of by the customer. */
export interface SecondApplicant extends Because {
  readonly age: number | null;
  readonly careerField: string;
  readonly occupation: Occupation;
  readonly payVaries: boolean;
}

/** A household that will live on wages paid where it goes, and on nothing else. */
export interface LocalWage extends Because {
  /** Two of it mean to earn. */
  readonly two: boolean;
}

/** All that the engine reads of a household. What was not told is null or empty, and asks for nothing. */
export interface Preferences {
  /** Relative importance >= 0 per factor; 0 leaves the factor out. Normalised by the engine. */
  readonly weights: readonly ({ readonly factor: FactorId; readonly weight: number } & Because)[];
  readonly targets: readonly (Target & Because)[];
  readonly age: number | null;
  readonly citizenships: readonly Iso3[];
  readonly home: Iso3 | null;
  /** Standard time at home in hours ahead of universal time: of its town, else of the capital; null where unknown. */
  readonly clockAtHome: number | null;
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
  /**
   * Monthly spending power in US dollars, less what goes out every month on loans or to family (`spentUsd` with that),
   * the income expected after the move, and savings. Null parts are unknown; a fixed pension whose amount nobody asked
   * is. `monthlyUsd` is null too where the income would only come from a local job. `portable`: the income comes along
   * wherever the household goes, so that it counts before an authority.
   */
  readonly budget:
    | ({
        readonly monthlyUsd: number | null;
        readonly spentUsd: number | null;
        /** What `monthlyUsd` is reckoned from where no budget was told; null where one was, or nothing was. */
        readonly reckoned: Reckoned | null;
        /** Work pays all of the income, and words tell its amount: then no more can be spent than it leaves. */
        readonly earned: boolean;
        readonly expected: IncomeBand | null;
        /** The question under which words told the amount of the income; null where a band or nothing was told. */
        readonly toldIn: string | null;
        /** What one of a couple tells of an income of their own, inside that band; null where nobody does. */
        readonly ofApplicant: { readonly monthlyUsd: number; readonly toldIn: string } | null;
        /** Words name a sum of a month or a year that comes in, and could not be reckoned. */
        readonly unread: boolean;
        /** The currencies that it was taken for there. */
        readonly toldAs: readonly string[];
        readonly portable: boolean;
        /** How much of it comes without work, which is all that permits for people of means count. */
        readonly passive: PassiveShare;
        readonly assetsUsd: number | null;
        /** The upper edge of the band of savings; null where it has none, or none was told. */
        readonly assetsTopUsd: number | null;
      } & Because)
    | null;
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
  readonly studyPayer: 'scholarship' | 'somebody' | null;
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
  readonly spokenLanguages: readonly {
    readonly code: string;
    readonly level: 'basic' | 'working' | 'fluent' | 'native' | 'unknown';
  }[];
  readonly languageNeed: 'must-speak' | 'commonly-spoken' | 'willing-to-learn' | null;
  readonly ancestry: readonly Iso3[];
  /** How sure the claim by descent is. */
  readonly ancestryClaim: 'yes' | 'possibly' | 'unsure' | null;
  /** How many generations back the ancestor lies, where it was told: 2 a grandparent, 3 one further. */
  readonly ancestryGeneration: number | null;
  /** Conditions of health, work and values that a place must meet; each is one gate. */
  readonly needs: readonly ({ readonly need: Need } & Because)[];
  /** Settings wanted for a city: values of `location-type`, `outdoor-activities` and `new-location-priorities`. */
  readonly settings: readonly ({ readonly setting: string } & Because)[];
  readonly familyIn: readonly Iso3[];
  /** Towns, by their ids, where family lives that the words wish to be near to. */
  readonly nearTowns: readonly number[];
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

/** What one factor adds to the score of one place. */
export interface Contribution {
  readonly factor: FactorId;
  readonly label: string;
  /** Utility in [0,1]; null when no fact is known (then weight and points are 0). */
  readonly utility: number | null;
  /** Share of the total weight after renormalisation over known factors, in [0,1]. */
  readonly weight: number;
  /** Points of the 0-100 score; all contributions sum to the score. */
  readonly points: number;
  readonly facts: readonly Fact[];
  readonly because: Because;
}

/** `failed` rules a country out; `at_risk`, and `unknown` where nothing is on record, are shown with it. */
export type GateStatus = 'met' | 'at_risk' | 'failed' | 'unknown';

/** A city recommended; its score, 0-100, compares it with cities of its own country alone. */
export interface CityMatch {
  readonly cityId: number;
  readonly name: string;
  readonly score: number;
  readonly contributions: readonly Contribution[];
}
