import type { PassportTable } from '../content.ts';
import type { Iso3, Provenance } from '../model.ts';

export type RequirementKind =
  | 'home'
  | 'visa free'
  | 'visa on arrival'
  | 'eta'
  | 'e-visa'
  | 'visa required'
  | 'no admission';

/** What a short visit requires of the holder of a passport. It says nothing about living or working there. */
export interface PassportRequirement {
  readonly kind: RequirementKind;
  /** Days of stay where the source states them; only with `visa free`. */
  readonly days: number | null;
  readonly from: Provenance;
}

export interface Passports {
  readonly holders: readonly Iso3[];
  /** Null when either country is not in the matrix. */
  requirement(passport: Iso3, destination: Iso3): PassportRequirement | null;
}

/** Indexes the passport matrix (short visits, as of the date in its provenance). */
export function openPassports(table: PassportTable, provenances: readonly Provenance[]): Passports {
  const indexOf = new Map(table.holders.map((iso3, i) => [iso3, i]));
  const from = provenances[table.from] as Provenance;
  const home: PassportRequirement = { kind: 'home', days: null, from };
  const answers = new Map<string, PassportRequirement>();
  for (const [character, word] of Object.entries(table.legend)) {
    const days = /^\d+$/.test(word) ? Number(word) : null;
    answers.set(character, { kind: days === null ? (word as RequirementKind) : 'visa free', days, from });
  }

  return {
    holders: table.holders,
    requirement(passport, destination) {
      const row = indexOf.get(passport);
      const column = indexOf.get(destination);
      if (row === undefined || column === undefined) return null;
      if (row === column) return home;
      return answers.get(table.rows[row]?.[column] ?? '') ?? null;
    },
  };
}
