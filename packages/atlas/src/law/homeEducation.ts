import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** A country's law on parents who teach their children at home instead of sending them to school. */
export interface HomeEducation {
  readonly iso3: Iso3;
  /**
   * `lawful`: for all who meet the conditions; `permission`: an authority or a school may refuse; `forbidden`: not
   * available by choice.
   */
  readonly status: 'lawful' | 'permission' | 'forbidden';
  /** What the law requires, or why it is closed: "notice to the municipality, which supervises". */
  readonly condition: string;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface HomeEducationLookups {
  /** Null for a country whose law was not found. */
  homeEducation(iso3: Iso3): HomeEducation | null;
}

export interface HomeEducationContent {
  readonly homeEducation: readonly Stored<HomeEducation>[];
}

/** Indexes the laws on home education by country. */
export function openHomeEducation(
  content: HomeEducationContent,
  provenances: readonly Provenance[],
): HomeEducationLookups {
  return { homeEducation: openOnePerCountry<HomeEducation>(content.homeEducation, provenances) };
}
