import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** The body that recognises foreign qualifications for regulated professions in a country. */
export interface ProfessionRegister {
  readonly iso3: Iso3;
  /** Its professions, named as in `PROFESSIONS` of the matching package: "nurse". */
  readonly professions: readonly string[];
  /** Its name within a sentence: "the General Medical Council (GMC)". */
  readonly body: string;
  /** The language certificate required, worded to follow "it asks for"; null where not on record. */
  readonly language: string | null;
  /** What people trained abroad have to pass or do, worded to follow "as a rule"; null where not on record. */
  readonly exam: string | null;
  /** The page for checking the row; null where it has no permanent address. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface RegisterLookups {
  /** Null where no body is on record. */
  professionRegister(iso3: Iso3, profession: string): ProfessionRegister | null;
}

export interface RegisterContent {
  readonly registers: readonly Stored<ProfessionRegister>[];
}

/** Indexes the registers by country; each profession has at most one there. */
export function openRegisters(content: RegisterContent, provenances: readonly Provenance[]): RegisterLookups {
  const of = openByCountry<ProfessionRegister>(content.registers, provenances);
  return {
    professionRegister: (iso3, profession) =>
      of(iso3).find(({ professions }) => professions.includes(profession)) ?? null,
  };
}
