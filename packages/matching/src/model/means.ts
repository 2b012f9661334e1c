import type { Occupation as OccupationOrAll } from '@global-fit/atlas/money/money';
import type { Because } from '../model.ts';

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
export type Occupation = Exclude<OccupationOrAll, 'total'>;

/** A partner in whose profession a permit for work may be asked for, instead of by the customer. */
export interface SecondApplicant extends Because {
  readonly age: number | null;
  readonly careerField: string;
  readonly occupation: Occupation;
  readonly payVaries: boolean;
}

/** A household that will live on wages paid where it goes. */
export interface LocalWage extends Because {
  /** Two of it mean to earn. */
  readonly two: boolean;
  /** Rent or other income without work comes on top, in a sum that nobody asked for. */
  readonly beside: boolean;
}

/** What a household lives on. Null parts are unknown, and a fixed pension whose amount nobody asked is. */
export interface Budget extends Because {
  /**
   * What can be spent in a month, in US dollars, less what goes out on loans or to family; null too where the income
   * would only come from a local job.
   */
  readonly monthlyUsd: number | null;
  /** The same with what goes out. */
  readonly spentUsd: number | null;
  /** What `monthlyUsd` is reckoned from where no budget was told; null where one was, or nothing was. */
  readonly reckoned: Reckoned | null;
  /** Work pays all of the income, and words tell its amount: then no more can be spent than it leaves. */
  readonly earned: boolean;
  /** The income expected after the move. */
  readonly expected: IncomeBand | null;
  /** The question under which words told the amount of the income; null where a band or nothing was told. */
  readonly toldIn: string | null;
  /** What one of a couple tells of an income of their own, inside that band or a part of it; null where nobody does. */
  readonly ofApplicant: { readonly monthlyUsd: number; readonly toldIn: string } | null;
  /** Words name a sum of a month or a year that comes in, and could not be reckoned. */
  readonly unread: boolean;
  /** The currencies that it was taken for there. */
  readonly toldAs: readonly string[];
  /** The income comes along wherever the household goes, so that it counts before an authority. */
  readonly portable: boolean;
  /** How much of it comes without work, which is all that permits for people of means count. */
  readonly passive: PassiveShare;
  /** Savings in US dollars: the lower edge of their band, of the lowest band a sum inside it. */
  readonly assetsUsd: number | null;
  /** The upper edge of the band of savings; null where it has none, or none was told. */
  readonly assetsTopUsd: number | null;
}
