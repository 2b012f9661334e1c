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
  readonly breeds: BreedLaw | null;
}

/** A law that names breeds of dogs: null for a country means not found, never that there is none. */
export interface BreedLaw {
  /** Kept out of the country, or let in on terms. */
  readonly kind: 'banned' | 'restricted';
  /** "pit bull terrier", as a word of a sentence. */
  readonly names: readonly string[];
  /** It binds crosses of them as well; false where the record does not say. */
  readonly crosses: boolean;
  /** What it asks of whoever keeps one, or what else belongs to it. */
  readonly terms: string | null;
  readonly law: string;
  readonly from: Provenance;
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
