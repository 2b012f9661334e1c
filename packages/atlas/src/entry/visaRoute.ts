import type { Iso3 } from '../model.ts';

/**
 * Kinds of route in `data/tables/routes/visa_routes.csv`. Citizenship by investment is an `investor` route with 0
 * years to citizenship. `agreement` is a residence permit that states grant each other's nationals, whatever they
 * live on.
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
 * Whom a route is for, where it is narrower than its kind. `household`: family of a permit holder; `partner`,
 * `parents`: of a citizen or resident; `innovators`: founders whose venture an approved body accepts as new;
 * `offices`: work that needs a degree but no licence, which excludes health care; `freelancers`: sole practitioners
 * of a liberal profession; `employees`: people with a job there or an offer of one; `digital`: work in IT or digital
 * marketing; `english-teachers`: people who look for a job as a teacher of English as a foreign language.
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
  | 'technology'
  | 'english-teachers';

/** The education a route requires; `any` where its rules mention none. */
export type Qualification = 'any' | 'training' | 'degree';

/** What a route requires of the applicant, as data that both matching and prose read. */
export interface RouteConditions {
  readonly leastAge: number | null;
  readonly greatestAge: number | null;
  /** Passports of which one is required; null where the record names none. */
  readonly nationalities: readonly Iso3[] | null;
  /** Passports whose holders the authority refuses by name. */
  readonly closedTo: readonly Iso3[];
  /** Whether holders of such a passport may apply with another one; false where no exception is on record. */
  readonly secondPassport: boolean;
  readonly forWhom: RouteAudience | null;
  /**
   * How applicants are chosen where meeting the conditions is not enough, or that the permit is for looking for work.
   * `quota`: a number per year set by decree. `interest`: an authority has to find the work in the national interest.
   * `integration`: an authority may grant permanence early to the well integrated.
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
  /** Null where the record does not say. */
  readonly qualification: Qualification | null;
  /** Only occupations on a list are admitted. */
  readonly listed: boolean;
  /** Private health insurance has to be shown. */
  readonly healthCover: boolean;
  /** Capital may be shown instead of the income. */
  readonly capitalInstead: boolean;
  /**
   * What each further adult and each child adds to the required income, as a share of it; 0 for nothing, null where
   * not recorded.
   */
  readonly adultShare: number | null;
  readonly childShare: number | null;
  /** The same of the first who comes along, adult or child, where it is another than that of the rest; else null. */
  readonly firstShare: number | null;
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
    /** Since when the sum applies; null where only the record is dated, and the sum may be older. */
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
  /** The longest it can last in months, whether by the first grant or with renewals. */
  readonly longestMonths: number | null;
  readonly renewable: boolean | null;
  readonly yearsToPermanence: number | null;
  readonly yearsToCitizenship: number | null;
  /** For ordinary naturalisation: the years by another source, where it differs. */
  readonly yearsElsewhere?: number;
  readonly fee: { readonly amount: number; readonly currency: string } | null;
  readonly processingDays: number | null;
  readonly remoteWorkAllowed: boolean | null;
  /** Whether spouse and children may come along from the first day; null where the record does not say. */
  readonly dependantsAllowed: boolean | null;
  /** Parents of the holder or of the spouse may come along. */
  readonly parentsAllowed: boolean;
  /** The family may come only after the holder has met a condition there, which the remarks name. */
  readonly familyFollows: boolean;
  readonly conditions: RouteConditions;
  readonly status: 'open' | 'closed' | 'announced';
  readonly notes: string | null;
  readonly asOf: string | null;
  readonly source: string;
  readonly licence: string;
  readonly shareAlike: boolean;
  /** False where none of the row's sources has a clear licence. */
  readonly shown: boolean;
  /** The official page for checking the row, where the table names one. */
  readonly sourceUrl: string | null;
  readonly confidence: 'high' | 'medium' | 'low';
}
