import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

export type StudyLevel = 'bachelor' | 'master';

/** Yearly tuition at a country's public universities for students from abroad. */
export interface Tuition {
  readonly iso3: Iso3;
  /** `any` where the record does not distinguish levels. */
  readonly level: StudyLevel | 'any';
  /** The cheapest programmes, or an average where nothing else is on record. */
  readonly low: number;
  /** The most expensive ordinary programmes; null where a single sum is on record. */
  readonly high: number | null;
  readonly currency: string;
  /** Whether people with free movement pay the same as nationals. */
  readonly freeMoversAsNationals: boolean;
  /** Other nationalities that pay the same as nationals. */
  readonly asNationals: readonly Iso3[];
  readonly note: string | null;
  /** A page to check the row against. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface TuitionLookups {
  /** The record for a level, or for all levels; null where there is none. */
  tuition(iso3: Iso3, level: Tuition['level']): Tuition | null;
}

export interface TuitionContent {
  readonly tuitions: readonly Stored<Tuition>[];
}

/** Indexes tuition for students from abroad by country. */
export function openTuitions(
  { tuitions }: TuitionContent,
  provenances: readonly Provenance[],
): TuitionLookups {
  const of = openByCountry<Tuition>(tuitions, provenances);
  return {
    tuition: (iso3, level) => of(iso3).find((one) => one.level === level || one.level === 'any') ?? null,
  };
}
