import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** Health matters of entry and stay. */
export interface HealthEntry {
  readonly iso3: Iso3;
  readonly yellowFever: {
    readonly risk: boolean;
    /** Risk in parts of the country only. */
    readonly partsOnly: boolean;
    readonly from: Provenance;
  } | null;
  /** A vaccination certificate is required of all travellers; null where the country is not on that list. */
  readonly yellowFeverCertificate: { readonly from: Provenance } | null;
  readonly malaria: { readonly casesPer1000AtRisk: number; readonly from: Provenance } | null;
  /** Publicly paid care for UK residents: `GHIC` card or another agreement. */
  readonly ukReciprocal: { readonly kind: 'GHIC' | 'y'; readonly from: Provenance } | null;
  readonly australiaReciprocal: { readonly from: Provenance } | null;
  /** Inside the area of the European health insurance card. */
  readonly euHealthCard: { readonly from: Provenance } | null;
}

/** Travel advice of two governments, from 1 (normal precautions) to 4 (do not travel). Always dated. */
export interface TravelAdvice {
  readonly iso3: Iso3;
  readonly us: { readonly level: 1 | 2 | 3 | 4; readonly from: Provenance } | null;
  readonly australia: { readonly level: 1 | 2 | 3 | 4; readonly from: Provenance } | null;
}

/** Levels of advice: reconsider travel, and do not travel. */
export const RECONSIDER = 3;
export const DO_NOT_TRAVEL = 4;

const levelsOf = (advice: TravelAdvice | null): readonly number[] =>
  [advice?.us, advice?.australia].flatMap((one) => one?.level ?? []);

/** The stricter level of the two governments, 1 to 4; null where neither gives one. */
export function strictestAdvice(advice: TravelAdvice | null): number | null {
  const levels = levelsOf(advice);
  return levels.length > 0 ? Math.max(...levels) : null;
}

/** The milder level, on which both governments agree at least; null where neither gives one. */
export function mildestAdvice(advice: TravelAdvice | null): number | null {
  const levels = levelsOf(advice);
  return levels.length > 0 ? Math.min(...levels) : null;
}

export interface HealthLookups {
  healthEntry(iso3: Iso3): HealthEntry | null;
  travelAdvice(iso3: Iso3): TravelAdvice | null;
}

export interface HealthContent {
  readonly health: readonly Stored<HealthEntry>[];
  readonly advice: readonly Stored<TravelAdvice>[];
}

/** Indexes health matters and travel advice by country. */
export function openHealth(content: HealthContent, provenances: readonly Provenance[]): HealthLookups {
  return {
    healthEntry: openOnePerCountry<HealthEntry>(content.health, provenances),
    travelAdvice: openOnePerCountry<TravelAdvice>(content.advice, provenances),
  };
}
