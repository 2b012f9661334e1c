import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** The body that decides whether somebody trained abroad may practise a guarded profession in a country. */
export interface ProfessionRegister {
  readonly iso3: Iso3;
  /** Professions it decides on, as `PROFESSIONS` of the matching package names them: "nurse". */
  readonly professions: readonly string[];
  /** As it stands in a sentence: "the General Medical Council (GMC)". */
  readonly body: string;
  /** The proof of language, as it stands after "it asks for"; null where no text tells. */
  readonly language: string | null;
  /** What people trained abroad have to pass or do, as it stands after "as a rule"; null where no text tells. */
  readonly exam: string | null;
  /** A page to check the row against; null where it has no lasting address. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface RegisterLookups {
  /** Null where no record names the body. */
  professionRegister(iso3: Iso3, profession: string): ProfessionRegister | null;
}

export interface RegisterContent {
  readonly registers: readonly Stored<ProfessionRegister>[];
}

/** Indexes the registers by country; at most one decides on a profession there. */
export function openRegisters(content: RegisterContent, provenances: readonly Provenance[]): RegisterLookups {
  const of = openByCountry<ProfessionRegister>(content.registers, provenances);
  return {
    professionRegister: (iso3, profession) =>
      of(iso3).find(({ professions }) => professions.includes(profession)) ?? null,
  };
}
