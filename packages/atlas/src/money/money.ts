import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, openOnePerCountry, type Stored } from '../stored.ts';

/** ISCO-08 major groups as the tables name them. */
export type Occupation =
  | 'total'
  | 'managers'
  | 'professionals'
  | 'technicians'
  | 'clerical'
  | 'service_sales'
  | 'skilled_agriculture'
  | 'craft_trades'
  | 'machine_operators'
  | 'elementary';

export interface OccupationWage {
  readonly iso3: Iso3;
  readonly occupation: Occupation;
  /** Average monthly pay, gross in most surveys and net in some: see `earningsNote`. */
  readonly monthlyLocal: number;
  readonly currency: string;
  readonly monthlyUsd: number | null;
  readonly year: number;
  readonly unreliable: boolean;
  readonly from: Provenance;
}

/** What the survey behind the average wage of a country measured. */
export interface EarningsNote {
  readonly iso3: Iso3;
  readonly year: number;
  readonly survey: string;
  /**
   * `below the minimum`: the survey does not say, and the figure is too low beside the statutory minimum to be
   * full-time gross pay.
   */
  readonly concept: 'gross' | 'net' | 'not stated' | 'below the minimum';
  readonly measure: 'mean' | 'median';
  readonly coverage: 'all' | 'full-time';
  /** As marked by the survey itself; such averages are not among the facts. */
  readonly unreliable: boolean;
  readonly from: Provenance;
}

export interface MinimumWage {
  readonly iso3: Iso3;
  readonly monthlyLocal: number;
  readonly currency: string;
  readonly monthlyUsd: number | null;
  readonly year: number;
  /** The workers or region it applies to, where not all. */
  readonly note: string | null;
  readonly from: Provenance;
}

export interface MoneyLookups {
  wages(iso3: Iso3): readonly OccupationWage[];
  wage(iso3: Iso3, occupation: Occupation): OccupationWage | null;
  earningsNote(iso3: Iso3): EarningsNote | null;
  minimumWage(iso3: Iso3): MinimumWage | null;
}

export interface MoneyContent {
  readonly wages: readonly Stored<OccupationWage>[];
  readonly earningsNotes: readonly Stored<EarningsNote>[];
  readonly minimumWages: readonly Stored<MinimumWage>[];
}

/** Indexes pay by country and occupation, and minimum wages by country. */
export function openMoney(content: MoneyContent, provenances: readonly Provenance[]): MoneyLookups {
  const wages = openByCountry<OccupationWage>(content.wages, provenances);
  return {
    wages,
    wage: (iso3, occupation) => wages(iso3).find((wage) => wage.occupation === occupation) ?? null,
    earningsNote: openOnePerCountry<EarningsNote>(content.earningsNotes, provenances),
    minimumWage: openOnePerCountry<MinimumWage>(content.minimumWages, provenances),
  };
}
