import type { Iso3, Provenance } from './model.ts';
import { openOnePerCountry, type Stored } from './stored.ts';

/** Everyday matters of a country. Plugs and mains voltage are as of 2017. */
export interface Practical {
  readonly iso3: Iso3;
  /** Emergency numbers; the table does not say which service each reaches. */
  readonly emergencyNumbers: readonly string[];
  readonly works112: boolean | null;
  readonly works911: boolean | null;
  /** IEC plug letters. */
  readonly plugTypes: readonly string[];
  readonly mainsVolts: readonly number[];
  /** False where a second list disagrees on plugs or mains, which has to be said. */
  readonly plugsAgree: boolean | null;
  readonly weekendDays: readonly string[];
  readonly temperatureUnit: 'celsius' | 'fahrenheit' | null;
  readonly paperSize: 'A4' | 'US-Letter' | null;
  readonly from: Provenance;
}

/** The long school holiday, as measured in 2020-21: read it as a season. It need not separate two school years. */
export interface SchoolYear {
  readonly iso3: Iso3;
  /** 1 = January. */
  readonly longBreakStart: number;
  readonly longBreakReturn: number;
  /** First month of the school year by law or calendar; null where only the long holiday is on record. */
  readonly begins: { readonly month: number; readonly from: Provenance } | null;
  readonly from: Provenance;
}

export interface Universities {
  readonly iso3: Iso3;
  readonly listed: number;
  readonly from: Provenance;
}

export interface PracticalLookups {
  practical(iso3: Iso3): Practical | null;
  schoolYear(iso3: Iso3): SchoolYear | null;
  universities(iso3: Iso3): Universities | null;
}

export interface PracticalContent {
  readonly practical: readonly Stored<Practical>[];
  readonly schools: readonly Stored<SchoolYear>[];
  readonly universities: readonly Stored<Universities>[];
}

/** Indexes everyday matters, school holidays and universities by country. */
export function openPractical(
  content: PracticalContent,
  provenances: readonly Provenance[],
): PracticalLookups {
  return {
    practical: openOnePerCountry<Practical>(content.practical, provenances),
    schoolYear: openOnePerCountry<SchoolYear>(content.schools, provenances),
    universities: openOnePerCountry<Universities>(content.universities, provenances),
  };
}
