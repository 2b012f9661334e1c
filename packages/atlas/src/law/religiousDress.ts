import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/**
 * How a law treats a headscarf, turban or skullcap. `protected`: who wears one has the law behind them; `some` and
 * `many`: forbidden to a few posts or pupils, or to whole branches of work; `forbidden`: to everybody; `required`: of
 * every woman.
 */
export type HeadLaw = 'protected' | 'some' | 'many' | 'forbidden' | 'required';

/** Where a law forbids to cover the face: in public everywhere, or in some places. */
export type FaceLaw = 'banned' | 'some';

/** What a country's law says of the dress of a faith; null where none was found, which is not the same as free. */
export interface ReligiousDress {
  readonly iso3: Iso3;
  readonly head: { readonly law: HeadLaw; readonly rule: string } | null;
  readonly face: { readonly law: FaceLaw; readonly rule: string } | null;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface ReligiousDressLookups {
  /** Null for a country whose law was not found. */
  religiousDress(iso3: Iso3): ReligiousDress | null;
}

export interface ReligiousDressContent {
  readonly religiousDress: readonly Stored<ReligiousDress>[];
}

/** Indexes the laws on the dress of a faith by country. */
export function openReligiousDress(
  content: ReligiousDressContent,
  provenances: readonly Provenance[],
): ReligiousDressLookups {
  return { religiousDress: openOnePerCountry<ReligiousDress>(content.religiousDress, provenances) };
}
