import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** A country's law on two women or two men as parents of a child. */
export interface ParentLaw {
  readonly iso3: Iso3;
  /**
   * Two women can both be parents from birth after donor treatment, on conditions set by law; null where not on
   * record.
   */
  readonly bothAtBirth: boolean | null;
  /** Two women or two men may adopt a child together; null where not on record. */
  readonly jointAdoption: boolean | null;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface ParentLookups {
  /** Null for a country whose law was not found or differs by state. */
  parentLaw(iso3: Iso3): ParentLaw | null;
}

export interface ParentContent {
  readonly parents: readonly Stored<ParentLaw>[];
}

/** Indexes the laws on two parents of one sex by country. */
export function openParents(content: ParentContent, provenances: readonly Provenance[]): ParentLookups {
  return { parentLaw: openOnePerCountry<ParentLaw>(content.parents, provenances) };
}
