import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What the law gives students whom a permit lets in: work beside the studies, and time after them. */
export interface StudentLaw {
  readonly iso3: Iso3;
  /** As it stands after "lets a student work": "20 hours a week in term"; null where no text tells. */
  readonly work: { readonly limit: string; readonly note: string | null } | null;
  /** Months in which a graduate may look for work, and on which permit; null where no text tells. */
  readonly stay: { readonly months: number; readonly note: string | null } | null;
  /** A page to check the row against; null where it has no lasting address. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface StudentLawLookups {
  /** Null where no record tells. */
  studentLaw(iso3: Iso3): StudentLaw | null;
}

export interface StudentLawContent {
  readonly studentLaws: readonly Stored<StudentLaw>[];
}

/** Indexes what students may do by country. */
export function openStudentLaws(
  content: StudentLawContent,
  provenances: readonly Provenance[],
): StudentLawLookups {
  return { studentLaw: openOnePerCountry<StudentLaw>(content.studentLaws, provenances) };
}
