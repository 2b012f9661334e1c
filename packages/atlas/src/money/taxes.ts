import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, openOnePerCountry, type Stored } from '../stored.ts';

/** Headline tax rates in percent, as orientation: every part may be null, and none is advice. */
export interface TaxFacts {
  readonly iso3: Iso3;
  /** National income tax alone, without social or local charges. */
  readonly topIncomeTax: number | null;
  /** OECD "all-in" top rate, employee contributions included. */
  readonly topAllIn: number | null;
  readonly capitalGains: number | null;
  readonly corporate: number | null;
  readonly vat: number | null;
  readonly residencyDays: number | null;
  /** A home there makes resident by law from the first day, whatever the count of days. */
  readonly residentByHome: boolean;
  readonly newcomerRegime: string | null;
  readonly territorial: 'y' | 'n' | 'remittance' | null;
  /**
   * For whom income from abroad is taxed only as it is brought in, and for how many years: foreigners, or whoever keeps
   * the permanent home that law calls a domicile elsewhere; `who` null for everybody, `years` null for no end.
   */
  readonly remittance: {
    readonly who: 'foreigners' | 'not-domiciled' | null;
    readonly years: number | null;
  } | null;
  readonly from: Provenance;
}

/** A tax regime for people who newly arrive. */
export interface SpecialRegime {
  readonly iso3: Iso3;
  readonly name: string;
  readonly kind: string;
  /** The rate, the share left free of tax, or the part of the tax that is let off, by the kind; null where it has none. */
  readonly percent: number | null;
  /** What it gives, as it stands after "gives", where no percentage says it; null where one does. */
  readonly gives: string | null;
  readonly years: number | null;
  readonly conditions: string;
  readonly who: string;
  readonly from: Provenance;
}

/** Whether a regime is made for pensions from abroad. */
export const isForPensioners = ({ who }: SpecialRegime): boolean => /\bpensioners$/.test(who);

/** Whether a regime is made for income from abroad, whatever it is but a pension alone. */
export const isForForeignIncome = ({ who }: SpecialRegime): boolean => /\bwith income from abroad$/.test(who);

/** Whether a regime leaves out the citizens of its country, by whom it is for or by its conditions. */
export const isForForeigners = ({ who, conditions }: SpecialRegime): boolean =>
  /\bforeign\b/.test(who) || /\bcitizens of [^;]+ excluded\b/.test(conditions);

/**
 * The most that a regime lets a country take of a pension from abroad, in percent: of what it leaves to the usual scale
 * no more than its top rate, also in percent, can be taken. Null where that rate is needed and not known.
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
