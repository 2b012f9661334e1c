import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import type { GateStatus } from '../model.ts';
import type { PassiveShare } from '../model/means.ts';
import { type OfferedPay, RARE_PAY } from './route/jobOffer.ts';

/** How the stated means compare with a route's requirement. */
export type RouteTest =
  /** The lower edge of the stated band reaches the sum. */
  | 'passed'
  /** The sum is inside the band. */
  | 'within'
  /** The sum is missed by less than a tenth. */
  | 'close'
  /** One income misses the sum and two reach it, and no record says whether both count. */
  | 'by both'
  /** The amount of a fixed income is unknown, but the monthly budget reaches the sum. */
  | 'by budget'
  /** The same, but the sum clearly exceeds that budget: probably out of reach, though never ruled out by it. */
  | 'beyond budget'
  /** A sum is required, and the answers contain nothing to compare. */
  | 'not told'
  /** Holders of the passport receive it on application, under an agreement between states. */
  | 'by nationality'
  /** The record states no sum. */
  | 'not stated'
  /** Applicants are chosen by points, nomination or merit, so nobody can promise it. */
  | 'chosen';

/** Why a way in may come after the date of the move: a slow decision, or selection in rounds. */
export type Late = 'decision' | 'draw';

/**
 * A decisive point about a route that no record answers. `founding`: whether a permit for remote work or without work
 * allows its holder to found a company and employ people there. `passport`: whether it accepts a passport that
 * another programme of the country refuses. `partner`: whether a partner may come along whose passport it refuses to
 * applicants.
 */
export type Unsure = 'founding' | 'passport' | 'partner';

/**
 * How a permit leaves a family behind that is to come along: `at first`, until a condition has been met there, or `below
 * a pay` that is more than is expected.
 */
export type FamilyLeft = 'for good' | 'at first' | 'below a pay';

/** A route as a way in. */
export type RouteWay = (
  | {
      readonly kind: 'route';
      readonly route: VisaRoute;
      readonly test: RouteTest;
      /** What the threshold measures; null where none is on record. */
      readonly asked: 'income' | 'capital' | null;
      /** What the household has to show, in US dollars, a month for income. */
      readonly neededUsd: number | null;
      /** How much of the stated income counts; null where all kinds do. */
      readonly counts: PassiveShare | null;
      /** Several people move, and the record has the sum for one only. */
      readonly forOne: boolean;
      /** It requires a job there, while the stated work comes along. */
      readonly apart?: true;
    }
  | { readonly kind: 'job search'; readonly route: VisaRoute; readonly apart?: true }
  | {
      readonly kind: 'job offer';
      readonly route: VisaRoute;
      readonly pay: OfferedPay | null;
      /** The expected income compared with the required pay; null where either is unknown. */
      readonly expected: 'above' | 'within' | 'below' | null;
      /** The most income expected, in US dollars a month, where that is below the required pay. */
      readonly mostUsd?: number;
      /** It was ticked in addition to work that comes along, for which no local employer pays. */
      readonly apart: boolean;
    }
  | {
      readonly kind: 'short';
      readonly route: VisaRoute;
      readonly asked: 'income' | 'capital';
      readonly neededUsd: number;
      readonly forOne: boolean;
      readonly protection?: CrossBorderRule;
    }
) & {
  /** It requires a higher qualification than stated. */
  readonly unqualified?: true;
  readonly late?: Late;
  /** Months by which its decision may miss the date, where it may. */
  readonly lateBy?: number;
  readonly unsure?: Unsure;
  /** Months after which it ends for good, where that is before the planned end. */
  readonly ends?: number;
  readonly left?: FamilyLeft;
  /** The partner applies in the stated profession, and the customer comes as family. */
  readonly byPartner?: true;
};

/** Entry by ancestry, which has to be claimed and proven. */
export interface DescentWay {
  readonly kind: 'descent';
  readonly claim: 'yes' | 'possibly' | 'unsure';
  /** The country whose citizenship can be claimed; null where only a permit for descendants is on record. */
  readonly citizenship: Country | null;
  /** A permit there for descendants. */
  readonly permit: VisaRoute | null;
  /** The agreement by which another country's citizenship opens this one; null in the country of the ancestors. */
  readonly movement: FreeMovement | null;
  /** Months by which the decision may miss the date of the move. */
  readonly lateBy?: number;
}

/** No route of the wanted kinds. */
export interface NoRecordWay {
  readonly kind: 'no record';
  /** Routes of other kinds, at most two. */
  readonly others: readonly VisaRoute[];
  /** The law that takes the household in without a permit. */
  readonly protection?: CrossBorderRule;
}

/** Visa-free days that cover the part of each year to be spent there, so that no permit is needed. */
export interface VisitWay {
  readonly kind: 'visit';
  readonly passport: Country;
  readonly to: Iso3;
  /** Visa-free days of the passport. */
  readonly days: number;
  /** The longest stay in days; a few more than allowed where an earlier flight home fixes it. */
  readonly stay: number;
}

/** The passport of a partner who moves too, with the customer as family. */
export interface PartnerWay {
  readonly kind: 'partner';
  readonly passport: Country;
  /** The agreement by which that passport opens the place; null in its own country. */
  readonly movement: FreeMovement | null;
  readonly married: boolean;
  /** The permit there for the spouse of a citizen; null in other countries, and where none is on record. */
  readonly permit: VisaRoute | null;
  /** Months by which the decision on that permit may miss the date of the move. */
  readonly lateBy?: number;
}

/** The best way into a country on record for this household. */
export type Way =
  | PartnerWay
  | { readonly kind: 'home' | 'citizen' }
  | VisitWay
  | { readonly kind: 'movement'; readonly movement: FreeMovement }
  | DescentWay
  | RouteWay
  | { readonly kind: 'refused' }
  | NoRecordWay;

/** Months by which a way in may miss the date of the move; 0 where it is in time. */
export const monthsBehind = (way: Way): number => ('lateBy' in way ? (way.lateBy ?? 0) : 0);

/** Whether a free-movement law lets the holder's spouse live and work there. */
export function settlesAsFamily(way: Way): way is PartnerWay {
  return way.kind === 'partner' && way.movement !== null && way.married;
}

/** Whether it requires a job there although the work comes along. */
export function standsApart(way: RouteWay): boolean {
  return 'apart' in way && way.apart;
}

/**
 * Whether a permit requires far more than usual pay for such work, while the expected income indicates no such offer.
 */
export function asksForRarePay(way: RouteWay): boolean {
  if (way.kind !== 'job offer' || way.pay === null || way.expected === 'above') return false;
  return way.pay.askedUsd > RARE_PAY * way.pay.usualUsd;
}

/** Whether a permit counts less than the stated income, because part of that is earned. */
export function leavesOutEarnings(way: Way): boolean {
  return way.kind === 'route' && way.asked === 'income' && way.counts !== null && way.counts !== 'all';
}

/** Kinds of way that lead nowhere by our records: no record, a sum out of reach, a refused passport. */
const NO_WAY: ReadonlySet<Way['kind']> = new Set(['no record', 'short', 'refused']);

/** Whether a route requires a higher qualification than stated. */
export function isBeyondLearning(way: Way): boolean {
  return 'unqualified' in way && way.unqualified;
}

/** Whether a way in is held, met or at least within reach by our records. */
export function isWithinReach(way: Way): boolean {
  if ('protection' in way && way.protection) return true;
  return !NO_WAY.has(way.kind) && !isBeyondLearning(way);
}

/** A way in with its grade. */
export interface Entry<W extends Way = Way> {
  /** Utility of `visa_access`, in [0,1]. */
  readonly grade: number;
  readonly status: GateStatus;
  readonly way: W;
}

/** A route with its status for this household. */
export type RouteEntry = Entry<RouteWay>;

/** Grades of the ways in. They are constants, so that no list of countries affects them. */
export const GRADE = {
  right: 1,
  // A right as well, once marriage and passport have been proven.
  asFamily: 0.95,
  agreement: 0.9,
  passed: 0.85,
  // No permit is needed for the length of the stay, and none can be built on it.
  visit: 0.85,
  descentYes: 0.8,
  // The permit is given for marriage to a citizen; its further requirements are not on record.
  asSpouse: 0.8,
  notStated: 0.7,
  partial: 0.65,
  // Eased for the unmarried; in the partner's country where no permit for spouses is on record.
  withPartner: 0.65,
  descentPossible: 0.55,
  // Another country's citizenship comes first and the move after it; a mere possibility ranks behind every permit.
  descentThroughYes: 0.75,
  descentThroughPossible: 0.2,
  points: 0.5,
  within: 0.5,
  // A recorded sum reached by the budget is no weaker than a route without a recorded sum.
  byBudget: 0.7,
  // The budget suffices, but whose money it is has to be proven.
  studyMonth: 0.8,
  search: 0.45,
  close: 0.4,
  // Points can be counted beforehand; the national interest is judged case by case.
  interest: 0.4,
  notTold: 0.4,
  // A right from the first day, on record for months.
  protection: 0.4,
  exceptional: 0.3,
  youth: 0.3,
  offerBelow: 0.25,
  // Behind every sum that may be met; spending is not income, so the sum may be met all the same.
  beyondBudget: 0.25,
  // Below every wished route within reach, wherever it leads.
  unasked: 0.2,
  // For the more highly qualified: no refusal, since experience may count, but no plan can rest on it.
  unqualified: 0.2,
  short: 0.15,
  // Less than any known route: a missing record is no way in.
  noRecord: 0.1,
  refused: 0,
} as const;

/** Added to the grade of a country that one of the passports may visit visa-free, since a first visit is easy. */
export const VISIT_BONUS = 0.05;
