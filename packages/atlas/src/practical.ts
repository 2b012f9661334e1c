import type { Iso3, Provenance } from './model.ts';
import { openOnePerCountry, type Stored } from './stored.ts';

/** Daily matters of a country. Plug and mains figures date from 2017. */
export interface Practical {
  readonly iso3: Iso3;
  /** Short numbers the telephone network treats as emergency; not split by service. */
  readonly emergencyNumbers: readonly string[];
  readonly works112: boolean | null;
  readonly works911: boolean | null;
  /** IEC plug letters. */
  readonly plugTypes: readonly string[];
  readonly mainsVolts: readonly number[];
  readonly mainsHertz: readonly number[];
  /** False where a second list disagrees about plugs or mains: say so. */
  readonly plugsAgree: boolean | null;
  readonly internetDomain: string | null;
  readonly firstDayOfWeek: string | null;
  readonly weekendDays: readonly string[];
  readonly measurement: 'metric' | 'UK' | 'US' | null;
  readonly temperatureUnit: 'celsius' | 'fahrenheit' | null;
  readonly paperSize: 'A4' | 'US-Letter' | null;
  readonly clock: '12h' | '24h' | null;
  readonly dateOrder: 'DMY' | 'MDY' | 'YMD' | null;
  readonly currency: string | null;
  readonly from: Provenance;
}

/**
 * When the long school holiday falls; measured in 2020-21, so read it as a season. It need not part two school years.
 */
export interface SchoolYear {
  readonly iso3: Iso3;
  /** 1 = January. */
  readonly longBreakStart: number;
  readonly longBreakReturn: number;
  readonly longBreakDays: number | null;
  /** The first month of the school year by law or calendar; null where only the long holiday is on record. */
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

/** Indexes daily matters, school holidays and universities by country. */
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
