import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** A one-off tax or duty on buying a home. */
export interface PurchaseTax {
  readonly iso3: Iso3;
  /** Its name within a sentence: "the stamp duty". */
  readonly levy: string;
  /**
   * What it falls on. The last two are due in addition to what every buyer pays, unless the condition says otherwise.
   */
  readonly fallsOn: 'every home' | 'existing home' | 'new home' | 'second home' | 'buyer from abroad';
  /** Lowest and highest rate in percent of the price; equal where there is one rate. */
  readonly lowPercent: number;
  readonly highPercent: number;
  /** Whether a rate applies to the whole price; otherwise it is progressive, or applies to another value. */
  readonly ofPrice: boolean;
  /** Bands, regions and exceptions, worded to follow a colon. */
  readonly condition: string;
  /** Nationalities that are exempt. */
  readonly spared: readonly Iso3[];
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface PurchaseTaxLookups {
  /** Empty where none is on record, which does not mean that there is none. */
  purchaseTaxes(iso3: Iso3): readonly PurchaseTax[];
}

export interface PurchaseTaxContent {
  readonly purchaseTaxes: readonly Stored<PurchaseTax>[];
}

/** Indexes the taxes on buying a home by country. */
export function openPurchaseTaxes(
  content: PurchaseTaxContent,
  provenances: readonly Provenance[],
): PurchaseTaxLookups {
  return { purchaseTaxes: openByCountry<PurchaseTax>(content.purchaseTaxes, provenances) };
}
