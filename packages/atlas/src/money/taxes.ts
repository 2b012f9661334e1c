import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, openOnePerCountry, type Stored } from '../stored.ts';

/** Headline tax rates in percent, for orientation and not as advice. Any of them may be null. */
export interface TaxFacts {
  readonly iso3: Iso3;
  /** National income tax only, without social contributions and local taxes. */
  readonly topIncomeTax: number | null;
  readonly capitalGains: number | null;
  readonly corporate: number | null;
  readonly vat: number | null;
  readonly residencyDays: number | null;
  /** Having a home there makes a person tax resident from the first day, however few days are spent there. */
  readonly residentByHome: boolean;
  readonly territorial: 'y' | 'n' | 'remittance' | null;
  /**
   * Remittance basis: whose income from abroad is taxed only when brought in (all foreigners, or those domiciled
   * elsewhere), and for how many years. `who` is null for everybody, `years` for no limit.
   */
  readonly remittance: {
    readonly who: 'foreigners' | 'not-domiciled' | null;
    readonly years: number | null;
  } | null;
  readonly from: Provenance;
}

/** A tax regime for newcomers. */
export interface SpecialRegime {
  readonly iso3: Iso3;
  readonly name: string;
  readonly kind: string;
  /** The rate, the exempt share or the reduction of the tax, depending on the kind; null where there is none. */
  readonly percent: number | null;
  /** The benefit in words, to follow "gives", where no percentage describes it; null otherwise. */
  readonly gives: string | null;
  readonly years: number | null;
  readonly conditions: string;
  readonly who: string;
  readonly from: Provenance;
}

/** Whether a regime is for pensions from abroad. */
export const isForPensioners = ({ who }: SpecialRegime): boolean => /\bpensioners$/.test(who);

/** Whether a regime is for income from abroad other than pensions alone. */
export const isForForeignIncome = ({ who }: SpecialRegime): boolean => /\bwith income from abroad$/.test(who);

/** Whether a regime excludes the country's own citizens, by its target group or its conditions. */
export const isForForeigners = ({ who, conditions }: SpecialRegime): boolean =>
  /\bforeign\b/.test(who) || /\bcitizens of [^;]+ excluded\b/.test(conditions);

/**
 * The highest rate in percent at which a pension from abroad can be taxed under a regime. What the regime leaves to
 * the usual scale is taxed at the country's top rate (`topRate`, in percent) at most. Null where that rate is needed
 * and unknown.
 */
export function mostOfPension({ kind, percent }: SpecialRegime, topRate: number | null): number | null {
  if (kind === 'flat rate' || percent === null) return percent;
  return topRate === null ? null : ((100 - percent) * topRate) / 100;
}

export interface TaxLookups {
  taxFacts(iso3: Iso3): TaxFacts | null;
  specialRegimes(iso3: Iso3): readonly SpecialRegime[];
}

export interface TaxContent {
  readonly taxFacts: readonly Stored<TaxFacts>[];
  readonly specialRegimes: readonly Stored<SpecialRegime>[];
}

/** Indexes tax rates and regimes for newcomers by country. */
export function openTaxes(content: TaxContent, provenances: readonly Provenance[]): TaxLookups {
  return {
    taxFacts: openOnePerCountry<TaxFacts>(content.taxFacts, provenances),
    specialRegimes: openByCountry<SpecialRegime>(content.specialRegimes, provenances),
  };
}
