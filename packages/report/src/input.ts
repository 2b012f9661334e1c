import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { CoupleRanking } from '@global-fit/matching/couple';
import type { Sensitivity } from '@global-fit/matching/sensitivity';
import type { Ranking } from '@global-fit/matching/ranking';
import type { Answers } from '@global-fit/questionnaire/model';
import type { ReportDocument, TierId } from './model.ts';

/** Who issues the report, as the operator's site content says. */
export interface Provider {
  readonly name: string;
  readonly email: string;
  readonly site: string;
}

/** An earlier edition of the report, and what it was made from. */
export interface Edition {
  readonly answers: Answers;
  readonly document: ReportDocument;
  /** What the second adult had told by then; null where there was nothing. */
  readonly secondAdult?: Answers | null;
}

/** Both adults' ranking, once the second adult has filled in the short form. */
export interface CoupleStudy {
  readonly partnerName: string | null;
  readonly ranking: CoupleRanking;
  /** The second adult's answers. */
  readonly answers: Answers;
}

export interface ReportInput {
  readonly atlas: Atlas;
  readonly ranking: Ranking;
  readonly answers: Answers;
  /** Name of the account, used where the form gives none. */
  readonly accountName: string;
  readonly tier: TierId;
  /** Countries the customer named for the extra places, in order. */
  readonly chosenCountryCodes: readonly string[];
  /** Extra places paid for or included; those not named are filled by the ranking. */
  readonly additionalCountries: number;
  readonly reportId: string;
  /** 1 for the first report of an order. */
  readonly revision: number;
  /** ISO date. */
  readonly date: string;
  readonly provider: Provider;
  /** The revision this one replaces. */
  readonly previous?: Edition;
  /** Answers studied for whether they change the top five; empty where none does. */
  readonly sensitivity?: readonly Sensitivity[];
  readonly couple?: CoupleStudy;
  /** Fixed places and towns in place of the ranking's choice, for the sample report. */
  readonly fixedPlaces?: readonly {
    readonly iso3: Iso3;
    readonly cityIds: readonly number[];
    readonly score: number;
    /** The score is a constant of the sample, so no interval, rank or other claim of the method is shown. */
    readonly illustrative?: true;
  }[];
}

/** Every tier recommends three countries. */
export const COUNTRIES_PER_TIER = 3;
