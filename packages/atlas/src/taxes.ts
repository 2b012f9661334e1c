import type { Iso3, Provenance } from './model.ts';
import { openByCountry, openOnePerCountry, type Stored } from './stored.ts';

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
  readonly newcomerRegime: string | null;
  readonly territorial: 'y' | 'n' | 'remittance' | null;
  readonly from: Provenance;
}

/** Income tax plus employee contributions as percent of a gross pay in US dollars; single, no children. */
export interface Deduction {
  readonly iso3: Iso3;
  readonly grossUsd: number;
  readonly grossLocal: number;
  readonly currency: string;
  readonly percent: number;
  readonly rulesOf: number;
  readonly method: 'rule table' | 'between computed cases';
  readonly from: Provenance;
}

/** One worked case from gross to net pay. Not shown: its licence is unclear. */
export interface NetPayCase {
  readonly iso3: Iso3;
  readonly taxYear: number;
  readonly regime: string;
  readonly filing: string;
  readonly place: string | null;
  readonly grossAnnual: number;
  readonly currency: string;
  readonly grossUsd: number;
  readonly netAnnual: number;
  readonly percent: number;
  readonly from: Provenance;
}

export interface TaxBand {
  readonly iso3: Iso3;
  readonly rulesOf: number;
  readonly currency: string;
  readonly fromAmount: number;
  readonly toAmount: number | null;
  readonly percent: number;
  readonly allowance: number;
  readonly from: Provenance;
}

/** A tax regime for people who newly arrive. */
export interface SpecialRegime {
  readonly iso3: Iso3;
  readonly name: string;
  readonly kind: string;
  readonly percent: number;
  readonly years: number | null;
  readonly conditions: string;
  readonly who: string;
  readonly from: Provenance;
}

export interface TaxLookups {
  taxFacts(iso3: Iso3): TaxFacts | null;
  deductions(iso3: Iso3): readonly Deduction[];
  netPayCases(iso3: Iso3): readonly NetPayCase[];
  taxBands(iso3: Iso3): readonly TaxBand[];
  specialRegimes(iso3: Iso3): readonly SpecialRegime[];
}

export interface TaxContent {
  readonly taxFacts: readonly Stored<TaxFacts>[];
  readonly deductions: readonly Stored<Deduction>[];
  readonly netPayCases: readonly Stored<NetPayCase>[];
  readonly taxBands: readonly Stored<TaxBand>[];
  readonly specialRegimes: readonly Stored<SpecialRegime>[];
}

export function openTaxes(content: TaxContent, provenances: readonly Provenance[]): TaxLookups {
  return {
    taxFacts: openOnePerCountry<TaxFacts>(content.taxFacts, provenances),
    deductions: openByCountry<Deduction>(content.deductions, provenances),
    netPayCases: openByCountry<NetPayCase>(content.netPayCases, provenances),
    taxBands: openByCountry<TaxBand>(content.taxBands, provenances),
    specialRegimes: openByCountry<SpecialRegime>(content.specialRegimes, provenances),
  };
}
