import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/** What bringing a dog or cat requires. Null means not found, never "not required". */
export interface Pets {
  readonly iso3: Iso3;
  /** Our reading of three official lists; `basis` names the one that decided. */
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

/** A law on dog breeds. No law for a country means none was found, never that there is none. */
export interface BreedLaw {
  /** `banned`: kept out of the country; `restricted`: admitted on conditions. */
  readonly kind: 'banned' | 'restricted';
  /** The breed as it reads within a sentence: "pit bull terrier". */
  readonly names: readonly string[];
  /** Crosses are covered as well; false where the record does not say. */
  readonly crosses: boolean;
  /** What it requires of keepers, or what else belongs to the rule. */
  readonly terms: string | null;
  readonly law: string;
  readonly from: Provenance;
}

/** What the country requires of a pet on entry; `true` means required. */
export interface PetImportRule {
  readonly microchip: boolean | null;
  readonly rabiesVaccine: boolean | null;
  readonly titreTest: boolean | null;
  /** Only for pets from countries that are not on the EU's list. */
  readonly titreTestIfUnlisted: boolean | null;
  readonly permit: boolean | null;
  readonly quarantine: boolean | null;
  /** Duration of the quarantine; null where the record does not say. */
  readonly quarantineDays: number | null;
  readonly tapewormTreatment: boolean | null;
  readonly healthCertificate: boolean | null;
  readonly leadDays: number | null;
  readonly leadDaysIfTitre: number | null;
  /** The page for checking the rule, always shown beside it. */
  readonly page: string;
  readonly from: Provenance;
}

export interface PetLookups {
  pets(iso3: Iso3): Pets | null;
}

export interface PetContent {
  readonly pets: readonly Stored<Pets>[];
}

/** Indexes the requirements for pets by country. */
export function openPets(content: PetContent, provenances: readonly Provenance[]): PetLookups {
  return { pets: openOnePerCountry<Pets>(content.pets, provenances) };
}
