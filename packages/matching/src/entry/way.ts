import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { GateStatus } from '../model.ts';
import type { PassiveShare } from '../model/means.ts';
import { type OfferedPay, RARE_PAY } from './route/jobOffer.ts';

/** How the means that a household told compare with what a route asks for. */
export type RouteTest =
  /** The lower edge of the band that was told reaches the sum. */
  | 'passed'
  /** The sum lies between the edges of that band. */
  | 'within'
  /** The sum is missed by less than a tenth. */
  | 'close'
  /** One income misses the sum and two reach it; no record says whether both count. */
  | 'by both'
  /** The amount of a fixed income was not told, but the budget of a month reaches the sum. */
  | 'by budget'
  /** The same, but the sum is clearly above that budget: probably out of reach, and never ruled out by it. */
  | 'beyond budget'
  /** A sum is asked for, and the answers tell nothing to compare with it. */
  | 'not told'
  /** Holders of the passport get it on application, by an agreement between states. */
  | 'by nationality'
  /** The record states no sum. */
  | 'not stated'
  /** Applicants are chosen by points, nomination or merit, so nobody can promise it. */
  | 'chosen';

/** Why a way in may come after the date of the move: its decision takes too long, or people are chosen in rounds. */
export type Late = 'decision' | 'draw';

/**
 * What a route turns on although no record tells it. `founding`: whether a permit for remote work, or for no work, lets
 * its holder found a company and employ people there. `passport`: whether it takes a passport that another programme of
 * the country refuses. `partner`: whether a partner may come along whose passport it refuses to applicants.
 */
export type Unsure = 'founding' | 'passport' | 'partner';

/** A route as a way in. */
export type RouteWay = (
  | {
      readonly kind: 'route';
      readonly route: VisaRoute;
      readonly test: RouteTest;
      /** What its threshold is of; null where our records state none. */
      readonly asked: 'income' | 'capital' | null;
      /** US dollars, a month for income: what the household would have to show. */
      readonly neededUsd: number | null;
      /** How much of the income told such a permit counts; null where it counts income of every kind. */
      readonly counts: PassiveShare | null;
      /** Several move, and the record only tells the sum for one. */
      readonly forOne: boolean;
      /** It asks for a job there, and the work that was told is brought along. */
      readonly apart?: true;
    }
  | { readonly kind: 'job search'; readonly route: VisaRoute; readonly apart?: true }
  | {
      readonly kind: 'job offer';
      readonly route: VisaRoute;
      readonly pay: OfferedPay | null;
      /** The income expected after the move against the pay asked for; null where either is unknown. */
      readonly expected: 'above' | 'within' | 'below' | null;
      /** It was ticked beside work that is brought along, which no employer there pays for. */
      readonly apart: boolean;
    }
  | {
      readonly kind: 'short';
      readonly route: VisaRoute;
      readonly asked: 'income' | 'capital';
      readonly neededUsd: number;
      readonly forOne: boolean;
    }
) & {
  /** It is for people who learned more than was told. */
  readonly unqualified?: true;
  readonly late?: Late;
  /** Months by which its decision may pass the date, where it is late for that. */
  readonly lateBy?: number;
  readonly unsure?: Unsure;
  /** Months after which it ends for good, before the stay is meant to. */
  readonly ends?: number;
  /** It is the partner who asks for it, in the profession that was told; the customer comes as family. */
  readonly byPartner?: true;
};

/** What ancestry may open: it has to be claimed and proven. */
export interface DescentWay {
  readonly kind: 'descent';
  readonly claim: 'yes' | 'possibly' | 'unsure';
  /** The country whose citizenship may be claimed; null where only a permit for descendants is on record. */
  readonly citizenship: Country | null;
  /** A permit there for people of such descent. */
  readonly permit: VisaRoute | null;
  /** The agreement by which the citizenship of another country opens this one; null in the country of the ancestors. */
  readonly movement: FreeMovement | null;
  /** Months by which the decision on it may pass the date of the move. */
  readonly lateBy?: number;
}

/** No route of the kinds asked for. */
export interface NoRecordWay {
  readonly kind: 'no record';
  /** Routes of other kinds, two at most. */
  readonly others: readonly VisaRoute[];
}

/** Days without a visa that hold the part of each year for which somebody stays: no permit has to be asked for. */
export interface VisitWay {
  readonly kind: 'visit';
  readonly passport: Country;
  readonly to: Iso3;
  /** Days that the passport may stay without a visa. */
  readonly days: number;
  /** The most days of the stay; a few more than those allowed where an earlier journey home mends it. */
  readonly stay: number;
}

/** The passport of a partner who moves too: the customer comes as family. */
export interface PartnerWay {
  readonly kind: 'partner';
  readonly passport: Country;
  /** The agreement by which that passport opens the place; null in its own country. */
  readonly movement: FreeMovement | null;
  readonly married: boolean;
  /** The permit there for husband or wife of a citizen; null in other countries, and where none is on record. */
  readonly permit: VisaRoute | null;
  /** Months by which the decision on that permit may pass the date of the move. */
  readonly lateBy?: number;
}

/** The best way into a country that our records hold for this household. */
export type Way =
  | PartnerWay
  | { readonly kind: 'home' | 'citizen' }
  | VisitWay
  | { readonly kind: 'movement'; readonly movement: FreeMovement }
  | DescentWay
  | RouteWay
  | { readonly kind: 'refused' }
  | NoRecordWay;

/** Months by which a way in may come behind the date of the move; 0 for one in time. */
export const monthsBehind = (way: Way): number => ('lateBy' in way ? (way.lateBy ?? 0) : 0);

/** Whether a law of free movement gives the right to live and work there to husband or wife of the one who holds it. */
export function settlesAsFamily(way: Way): way is PartnerWay {
  return way.kind === 'partner' && way.movement !== null && way.married;
}

/** Whether it asks for a job there beside work that is brought along. */
export function standsApart(way: RouteWay): boolean {
  return 'apart' in way && way.apart;
}

/**
 * Whether a permit asks for far more pay than is usual for such work there, and the income expected does not tell of
 * such an offer.
 */
export function asksForRarePay(way: RouteWay): boolean {
  if (way.kind !== 'job offer' || way.pay === null || way.expected === 'above') return false;
  return way.pay.askedUsd > RARE_PAY * way.pay.usualUsd;
}

/** Whether the sum that a route asks for is given away, so that it is no capital afterwards. */
export function isDonation({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /\bdonation route\b/.test(notes ?? '');
}

/** Whether a route makes its holder a citizen itself, before any residence there. */
export function makesCitizen({
  kind,
  yearsToCitizenship,
}: Pick<VisaRoute, 'kind' | 'yearsToCitizenship'>): boolean {
  return kind === 'investor' && yearsToCitizenship === 0;
}

/** Whether the sum that a route asks for lies in a bank there, and is one's own. */
export function isDeposit({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /^a deposit\b/.test(notes ?? '');
}

/** Whether the sum that a route asks for is only shown, and stays where it is. */
export function isShownOnly({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /^savings and no income\b/.test(notes ?? '');
}

/** Whether a permit for people of means allows no work by its record. */
export function allowsNoWork({ kind, remoteWorkAllowed, notes }: VisaRoute): boolean {
  return (
    kind === 'retirement/passive-income' && (remoteWorkAllowed === false || /\bno work\b/.test(notes ?? ''))
  );
}

/** Whether a permit counts less than the income told, since part of that is earned. */
export function leavesOutEarnings(way: Way): boolean {
  return way.kind === 'route' && way.asked === 'income' && way.counts !== null && way.counts !== 'all';
}

/** Ways that take nobody there by our records: a missing record, a sum out of reach, a passport refused. */
const NO_WAY: ReadonlySet<Way['kind']> = new Set(['no record', 'short', 'refused']);

/** Whether a route is for people who learned more than was told. */
export function isBeyondLearning(way: Way): boolean {
  return 'unqualified' in way && way.unqualified;
}

/** Whether a way in is held, reached or at least within reach by our records. */
export function isWithinReach(way: Way): boolean {
  return !NO_WAY.has(way.kind) && !isBeyondLearning(way);
}

/** A way in with what it is worth. */
export interface Entry<W extends Way = Way> {
  /** Utility of `visa_access`, in [0,1]. */
  readonly grade: number;
  readonly status: GateStatus;
  readonly way: W;
}

/** A route with how it stands for this household. */
export type RouteEntry = Entry<RouteWay>;

/** Grades of the ways in; declared, so that no list of countries can move them. */
export const GRADE = {
  right: 1,
  // A right as well, of which marriage and passport have to be shown first.
  asFamily: 0.95,
  agreement: 0.9,
  passed: 0.85,
  // No permit is needed for as long as they stay, and none can be built on it.
  visit: 0.85,
  descentYes: 0.8,
  // Marriage to a citizen is what the permit is given for; what it asks beside stands in no record.
  asSpouse: 0.8,
  notStated: 0.7,
  partial: 0.65,
  // Made easier for whoever is not married; in the country of the partner where no permit for spouses is on record.
  withPartner: 0.65,
  descentPossible: 0.55,
  // The citizenship of another country comes first, and the move after it; a mere possibility is behind every permit.
  descentThroughYes: 0.75,
  descentThroughPossible: 0.2,
  points: 0.5,
  within: 0.5,
  // A sum on record that the month to spend reaches is no weaker than a route of which no sum is on record.
  byBudget: 0.7,
  // The month is there, and whose money it is has to be shown.
  studyMonth: 0.8,
  search: 0.45,
  close: 0.4,
  // Points can be counted beforehand; what serves a country is found by its authority, case by case.
  interest: 0.4,
  notTold: 0.4,
  exceptional: 0.3,
  youth: 0.3,
  offerBelow: 0.25,
  // Behind every sum that may be reached; what is spent is no income, so it may be reached all the same.
  beyondBudget: 0.25,
  // Below every way that was asked for and is within reach, wherever that lies.
  unasked: 0.2,
  // For people who learned more: no refusal, since experience may count, and nothing to build on.
  unqualified: 0.2,
  short: 0.15,
  // Less than any route that is known to exist: a missing record is no way in.
  noRecord: 0.1,
  refused: 0,
} as const;

/** Added to the grade of a country that one of the passports may visit without a visa: a first look is easy. */
export const VISIT_BONUS = 0.05;
