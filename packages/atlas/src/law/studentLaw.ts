import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What a student's permit allows: work during studies, and time to look for a job afterwards. */
export interface StudentLaw {
  readonly iso3: Iso3;
  /** Worded to follow "lets a student work": "20 hours a week in term"; null where not on record. */
  readonly work: { readonly limit: string; readonly note: string | null } | null;
  /** Months in which a graduate may look for work, and the permit for it; null where not on record. */
  readonly stay: { readonly months: number; readonly note: string | null } | null;
  /** The page for checking the row; null where it has no permanent address. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface StudentLawLookups {
  /** Null where there is no record. */
  studentLaw(iso3: Iso3): StudentLaw | null;
}

export interface StudentLawContent {
  readonly studentLaws: readonly Stored<StudentLaw>[];
}

/** Indexes the rules for students by country. */
export function openStudentLaws(
  content: StudentLawContent,
  provenances: readonly Provenance[],
): StudentLawLookups {
  return { studentLaw: openOnePerCountry<StudentLaw>(content.studentLaws, provenances) };
}
