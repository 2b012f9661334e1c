import type { Occupation as OccupationOrAll } from '@global-fit/atlas/money/money';
import type { Because } from '../model.ts';

/** A yearly gross salary, in US dollars, for which we estimate taxes and contributions. */
export type WorkedSalary = 30_000 | 60_000 | 100_000;

/** Marks a monthly budget as estimated from the lower edge of a band of income or savings. */
export interface Reckoned {
  readonly of: 'income' | 'savings';
  /** The same budget at the upper edge of the band, in US dollars; null where the band is open. */
  readonly topUsd: number | null;
}

/** An income in US dollars a month, between two edges; `highUsd` is null for an open band. */
export interface IncomeBand {
  readonly lowUsd: number;
  readonly highUsd: number | null;
}

/** How much of the income is unearned: all of it, an unknown part, or none. */
export type PassiveShare = 'all' | 'some' | 'none';

/** Major groups of occupations (ISCO-08) whose pay is on record. */
export type Occupation = Exclude<OccupationOrAll, 'total'>;

/** A partner whose profession could carry a work permit, instead of the customer's. */
export interface SecondApplicant extends Because {
  readonly age: number | null;
  readonly careerField: string;
  readonly occupation: Occupation;
  readonly payVaries: boolean;
}

/** A household that will live on wages paid in the destination. */
export interface LocalWage extends Because {
  /** Whether two people intend to earn. */
  readonly two: boolean;
  /** Whether rent or other unearned income, of unknown size, comes on top. */
  readonly beside: boolean;
}

/**
 * What a household lives on. Null parts are unknown, and so is a fixed pension, whose amount no question asks for.
 */
export interface Budget extends Because {
  /**
   * What can be spent in a month, in US dollars, after loans and money sent to family. Null where unknown, and where
   * the income would only come from a local job.
   */
  readonly monthlyUsd: number | null;
  /** The same before loans and money sent to family. */
  readonly spentUsd: number | null;
  /** Set where no budget was stated and `monthlyUsd` is an estimate; else null. */
  readonly reckoned: Reckoned | null;
  /**
   * Whether all income is pay for work and its amount was stated in words, so that spending cannot exceed what is left
   * of it.
   */
  readonly earned: boolean;
  /** The income expected after the move. */
  readonly expected: IncomeBand | null;
  /** Id of the question under which words told the income; null where only a band or nothing was stated. */
  readonly toldIn: string | null;
  /** The applicant's own income, where one of a couple tells it inside the band ticked for both; else null. */
  readonly ofApplicant: { readonly monthlyUsd: number; readonly toldIn: string } | null;
  /** Whether free text names a monthly or yearly income that we could not work out. */
  readonly unread: boolean;
  /** ISO 4217 codes that the sums were read in. */
  readonly toldAs: readonly string[];
  /** Whether the income continues in another country, so that immigration authorities count it. */
  readonly portable: boolean;
  /** How much of it is unearned, which is all that permits for people of means count. */
  readonly passive: PassiveShare;
  /** Savings in US dollars: the lower edge of the band, or a small sum inside the lowest one. */
  readonly assetsUsd: number | null;
  /** The upper edge of the band of savings; null where it is open, or none was stated. */
  readonly assetsTopUsd: number | null;
}
