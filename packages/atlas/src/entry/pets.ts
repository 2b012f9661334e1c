import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What bringing a dog or cat asks. A null part means not found, never "not asked". */
export interface Pets {
  readonly iso3: Iso3;
  /** Our reading of three official lists; `basis` says which decided. */
  readonly rabies: {
    readonly level: 'high risk' | 'controlled' | 'rabies-free';
    readonly basis: string;
    readonly from: Provenance;
  } | null;
  /** How the EU lists the country a pet comes from. */
  readonly euList: {
    readonly entry: 'member' | 'EEA' | 'annex I' | 'annex II' | 'unlisted';
    readonly from: Provenance;
  } | null;
  /** On the list of the US CDC for dogs at high risk of rabies. */
  readonly usHighRisk: { readonly listed: boolean; readonly from: Provenance } | null;
  /** Group of approved countries for Australia: 1 easiest, 3 with quarantine. */
  readonly australiaGroup: { readonly group: 1 | 2 | 3; readonly from: Provenance } | null;
  readonly importRule: PetImportRule | null;
}

/** What the country asks of a pet that enters it; `true` = asked. */
export interface PetImportRule {
  readonly microchip: boolean | null;
  readonly rabiesVaccine: boolean | null;
  readonly titreTest: boolean | null;
  /** Only for pets from countries the EU does not list. */
  readonly titreTestIfUnlisted: boolean | null;
  readonly permit: boolean | null;
  readonly quarantine: boolean | null;
  /** How long it takes; null where the record does not say. */
  readonly quarantineDays: number | null;
  readonly tapewormTreatment: boolean | null;
  readonly healthCertificate: boolean | null;
  readonly leadDays: number | null;
  readonly leadDaysIfTitre: number | null;
  readonly bannedBreeds: boolean | null;
  /** The page to check the rule against, always named beside it. */
  readonly page: string;
  readonly from: Provenance;
}

export interface PetLookups {
  pets(iso3: Iso3): Pets | null;
}

export interface PetContent {
  readonly pets: readonly Stored<Pets>[];
}

/** Indexes what bringing an animal asks by country. */
export function openPets(content: PetContent, provenances: readonly Provenance[]): PetLookups {
  return { pets: openOnePerCountry<Pets>(content.pets, provenances) };
}
