import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** A country's law on same-sex couples. */
export interface UnionLaw {
  readonly iso3: Iso3;
  /** `neither`: the lists we read name no nationwide marriage or civil union. */
  readonly status: 'marriage' | 'civil union' | 'neither';
  /** When it came into force, as day, month or year, ISO 8601; null where not found. */
  readonly since: string | null;
  /** The law or ruling: "Law 21,400", "ruling of the Supreme Court"; null where not found. */
  readonly act: string | null;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface UnionLookups {
  /** Null for a country whose law is changing or was not found. */
  unionLaw(iso3: Iso3): UnionLaw | null;
}

export interface UnionContent {
  readonly unions: readonly Stored<UnionLaw>[];
}

/** Indexes the laws on couples by country. */
export function openUnions(content: UnionContent, provenances: readonly Provenance[]): UnionLookups {
  return { unionLaw: openOnePerCountry<UnionLaw>(content.unions, provenances) };
}
