import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** A country's law on abortion. */
export interface AbortionLaw {
  readonly iso3: Iso3;
  /**
   * `on request`: by the woman's own decision, up to a week set by law; `broad grounds`: social or economic ones too;
   * `health`: to protect health, or after a crime; `life`: only to save her life; `banned`: the text of the law
   * allows not even that.
   */
  readonly status: 'on request' | 'broad grounds' | 'health' | 'life' | 'banned';
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface AbortionLookups {
  /** Null for a country whose law was not found or differs by state. */
  abortionLaw(iso3: Iso3): AbortionLaw | null;
}

export interface AbortionContent {
  readonly abortion: readonly Stored<AbortionLaw>[];
}

/** Indexes the laws on abortion by country. */
export function openAbortion(content: AbortionContent, provenances: readonly Provenance[]): AbortionLookups {
  return { abortionLaw: openOnePerCountry<AbortionLaw>(content.abortion, provenances) };
}
