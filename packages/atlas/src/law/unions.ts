import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What the law of a country offers two women or two men. */
export interface UnionLaw {
  readonly iso3: Iso3;
  /** `neither`: no marriage and no civil union of the whole country is known to the lists that were read. */
  readonly status: 'marriage' | 'civil union' | 'neither';
  /** Day, month or year it came into force, ISO 8601; null where it was not found. */
  readonly since: string | null;
  /** "Law 21,400", "ruling of the Supreme Court"; null where it was not found. */
  readonly act: string | null;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface UnionLookups {
  /** Null for a country whose law changes or was not found. */
  unionLaw(iso3: Iso3): UnionLaw | null;
}

export interface UnionContent {
  readonly unions: readonly Stored<UnionLaw>[];
}

/** Indexes the laws on couples by country. */
export function openUnions(content: UnionContent, provenances: readonly Provenance[]): UnionLookups {
  return { unionLaw: openOnePerCountry<UnionLaw>(content.unions, provenances) };
}
