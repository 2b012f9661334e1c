import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What the law of a country says of ending a pregnancy. */
export interface AbortionLaw {
  readonly iso3: Iso3;
  /**
   * `on request`: of the woman alone, up to a week that the law sets; `broad grounds`: social or economic ones too;
   * `health`: where health is at risk, or after a crime; `life`: to save a life alone; `banned`: not even that by the
   * text of the law.
   */
  readonly status: 'on request' | 'broad grounds' | 'health' | 'life' | 'banned';
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface AbortionLookups {
  /** Null for a country whose law was not found, or differs by state. */
  abortionLaw(iso3: Iso3): AbortionLaw | null;
}

export interface AbortionContent {
  readonly abortion: readonly Stored<AbortionLaw>[];
}

/** Indexes the laws on abortion by country. */
export function openAbortion(content: AbortionContent, provenances: readonly Provenance[]): AbortionLookups {
  return { abortionLaw: openOnePerCountry<AbortionLaw>(content.abortion, provenances) };
}
