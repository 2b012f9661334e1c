import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** A tax or duty that falls due once, on the purchase of a home. */
export interface PurchaseTax {
  readonly iso3: Iso3;
  /** As it stands in a sentence: "the stamp duty". */
  readonly levy: string;
  /** What it falls on; the last two come on top of what every buyer pays, unless the condition says otherwise. */
  readonly fallsOn: 'every home' | 'existing home' | 'new home' | 'second home' | 'buyer from abroad';
  /** The least and the most of the rate, in percent of the price; the same where there is one. */
  readonly lowPercent: number;
  readonly highPercent: number;
  /** Whether either rate takes the whole price; else it rises by slices of it, or is one of another value. */
  readonly ofPrice: boolean;
  /** Bands, regions and exceptions, as they stand after a colon. */
  readonly condition: string;
  /** Citizens of these are spared it. */
  readonly spared: readonly Iso3[];
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface PurchaseTaxLookups {
  /** None where none is on record, which does not mean that there is none. */
  purchaseTaxes(iso3: Iso3): readonly PurchaseTax[];
}

export interface PurchaseTaxContent {
  readonly purchaseTaxes: readonly Stored<PurchaseTax>[];
}

/** Indexes the taxes on a purchase by country. */
export function openPurchaseTaxes(
  content: PurchaseTaxContent,
  provenances: readonly Provenance[],
): PurchaseTaxLookups {
  return { purchaseTaxes: openByCountry<PurchaseTax>(content.purchaseTaxes, provenances) };
}
