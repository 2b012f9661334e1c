import type { Iso3 } from '../model.ts';

/**
 * The kinds of `data/tables/routes/visa_routes.csv`. Citizenship by investment is an `investor` route with 0 years to
 * citizenship; `agreement`: a residence permit that states owe to each other's nationals, whatever these live on.
 */
export type RouteKind =
  | 'citizenship'
  | 'citizenship-by-descent'
  | 'permanent-residency'
  | 'work'
  | 'digital-nomad'
  | 'entrepreneur/startup'
  | 'investor'
  | 'retirement/passive-income'
  | 'study'
  | 'family'
  | 'agreement';

/**
 * For whom a route is, where not for anybody with the plans of its kind. `household`: the family of a permit holder;
 * `partner`, `parents`: of a citizen or resident; `innovators`: founders of a venture that a body accepts as new;
 * `offices`: work that asks for a degree and no licence, so none in health; `freelancers`: those who work alone in a
 * profession; `employees`: those with a job there, or an offer of one; `digital`: work in
 * IT or digital marketing.
 */
export type RouteAudience =
  | 'youth'
  | 'founders'
  | 'innovators'
  | 'self-employed'
  | 'freelancers'
  | 'employees'
  | 'health'
  | 'transferees'
  | 'offices'
  | 'graduates'
  | 'descendants'
  | 'household'
  | 'partner'
  | 'parents'
  | 'pensioners'
  | 'researchers'
  | 'digital'
  | 'technology';

/** What a route wants somebody to have learned; `any` where its rules name nothing. */
export type Qualification = 'any' | 'training' | 'degree';

/** What a route asks of the person, as data, so that matching and prose read the same. */
export interface RouteConditions {
  readonly leastAge: number | null;
  readonly greatestAge: number | null;
  /** Passports of which one is needed; null where the record names none. */
  readonly nationalities: readonly Iso3[] | null;
  /** Passports of which none may be held, where an authority refuses their holders by name. */
  readonly closedTo: readonly Iso3[];
  /** Whoever holds one of those passports may use another that they hold; false where no such exception is on record. */
  readonly secondPassport: boolean;
  readonly forWhom: RouteAudience | null;
  /**
   * How the holder is chosen where meeting the conditions is not enough, or that the permit is for looking
   * for work. `quota`: as many a year as a decree allows. `interest`: an authority has to find that the work serves an
   * interest of the country. `integration`: permanence that an authority may grant sooner to the well integrated.
   */
  readonly selection:
    | 'points'
    | 'nomination'
    | 'lottery'
    | 'quota'
    | 'exceptional'
    | 'interest'
    | 'integration'
    | 'job-search'
    | null;
  /** Null where the record does not tell. */
  readonly qualification: Qualification | null;
  /** It admits occupations that a list names, and no others. */
  readonly listed: boolean;
  /** A private health insurance has to be shown. */
  readonly healthCover: boolean;
  /** The capital may stand in for the income. */
  readonly capitalInstead: boolean;
  /** What each further adult and each child add to the income asked for, as shares of it; 0: nothing, null: not recorded. */
  readonly adultShare: number | null;
  readonly childShare: number | null;
}

export interface VisaRoute {
  readonly id: string;
  readonly iso3: Iso3;
  readonly kind: RouteKind;
  readonly name: string;
  readonly minIncome: {
    readonly amount: number;
    readonly currency: string;
    readonly period: 'month' | 'year' | null;
    /** Since when the sum is in force; null where only the record is dated, and the sum may be older. */
    readonly year: number | null;
    readonly monthlyUsd: number | null;
  } | null;
  readonly minInvestment: {
    readonly amount: number;
    readonly currency: string;
    readonly usd: number | null;
  } | null;
  /** Months of the first grant. */
  readonly durationMonths: number | null;
  /** Months that it lasts at the most: of the first grant, or with its renewals. */
  readonly longestMonths: number | null;
  readonly renewable: boolean | null;
  readonly yearsToPermanence: number | null;
  readonly yearsToCitizenship: number | null;
  /** Of ordinary naturalisation: the years that another source counts, where these are others. */
  readonly yearsElsewhere?: number;
  readonly fee: { readonly amount: number; readonly currency: string } | null;
  readonly processingDays: number | null;
  readonly remoteWorkAllowed: boolean | null;
  /** Whether a husband or wife and children may come along from the first day; null where the record does not tell. */
  readonly dependantsAllowed: boolean | null;
  /** The record lets parents of the holder, and those of the husband or wife, come along. */
  readonly parentsAllowed: boolean;
  /** The family may come, and not before the holder has met a condition there, which the remarks name. */
  readonly familyFollows: boolean;
  readonly conditions: RouteConditions;
  readonly status: 'open' | 'closed' | 'announced';
  readonly notes: string | null;
  readonly asOf: string | null;
  readonly source: string;
  readonly licence: string;
  readonly shareAlike: boolean;
  /** False where no source of the row has a clear licence. */
  readonly shown: boolean;
  /** The official page to check the row against, where the table names one. */
  readonly sourceUrl: string | null;
  readonly confidence: 'high' | 'medium' | 'low';
}
