import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

export type StudyLevel = 'bachelor' | 'master';

/** What public universities of a country ask of students from abroad for a year. */
export interface Tuition {
  readonly iso3: Iso3;
  /** `any` where the record makes no difference. */
  readonly level: StudyLevel | 'any';
  /** What the cheapest programmes ask, or an average where nothing else is on record. */
  readonly low: number;
  /** What the dearest ordinary ones ask; null where one sum is on record. */
  readonly high: number | null;
  readonly currency: string;
  /** Whether those who may settle there by free movement pay as nationals do. */
  readonly freeMoversAsNationals: boolean;
  /** Further passports whose holders pay as nationals do. */
  readonly asNationals: readonly Iso3[];
  readonly note: string | null;
  /** A page to check the row against. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface TuitionLookups {
  /** The record of a level in a country, or that of all its levels; null where none is held. */
  tuition(iso3: Iso3, level: Tuition['level']): Tuition | null;
}

export interface TuitionContent {
  readonly tuitions: readonly Stored<Tuition>[];
}

/** Indexes what students from abroad pay by country. */
export function openTuitions(
  { tuitions }: TuitionContent,
  provenances: readonly Provenance[],
): TuitionLookups {
  const of = openByCountry<Tuition>(tuitions, provenances);
  return {
    tuition: (iso3, level) => of(iso3).find((one) => one.level === level || one.level === 'any') ?? null,
  };
}
