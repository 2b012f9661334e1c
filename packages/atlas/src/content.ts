import type { AbortionContent } from './law/abortion.ts';
import type { BorderContent } from './places/borderDistance.ts';
import type { ClimateContent } from './places/climate.ts';
import type { CommunityContent } from './communities.ts';
import type { HealthContent } from './entry/health.ts';
import type { ForeignBuyerContent } from './law/foreignBuyers.ts';
import type { HomeEducationContent } from './law/homeEducation.ts';
import type { HivResidenceContent } from './law/hivResidence.ts';
import type { ReligiousDressContent } from './law/religiousDress.ts';
import type { PartnersWorkContent } from './law/partnersWork.ts';
import type { City, Country, Indicator, Iso3, Provenance, Quality } from './model.ts';
import type { VisaRoute } from './entry/visaRoute.ts';
import type { CurrencyContent } from './money/currencies.ts';
import type { CurrencyPegContent } from './money/currencyPegs.ts';
import type { MoneyContent } from './money/money.ts';
import type { PetContent } from './entry/pets.ts';
import type { PracticalContent } from './practical.ts';
import type { RegionalLanguageContent } from './law/regionalLanguages.ts';
import type { RegisterContent } from './law/registers.ts';
import type { RuleContent } from './law/rules.ts';
import type { StudentLawContent } from './law/studentLaw.ts';
import type { TuitionContent } from './law/tuition.ts';
import type { PurchaseTaxContent } from './money/purchaseTaxes.ts';
import type { TaxContent } from './money/taxes.ts';
import type { TreatyContent } from './money/treaties.ts';
import type { SecondCitizenshipContent } from './law/secondCitizenship.ts';
import type { ParentContent } from './law/parents.ts';
import type { UnionContent } from './law/unions.ts';

/** Counts that the site displays; computed by the build, never written by hand. */
export interface Counts {
  readonly countries: number;
  readonly indicators: number;
  readonly facts: number;
  readonly dimensions: number;
  readonly cities: number;
  readonly citiesWithClimate: number;
  readonly routes: number;
  readonly routeCountries: number;
  readonly passportPairs: number;
  readonly blocs: number;
  readonly communities: number;
  readonly languages: number;
  readonly sources: number;
}

/** A place the tables mention that is no country of the atlas (Macao, Puerto Rico …). */
export interface Territory {
  readonly iso2: string;
  readonly iso3: Iso3;
  readonly name: string;
}

/** All facts of one indicator, aligned with `countries`; `marks` holds those whose quality is not ordinary. */
export interface FactColumn {
  readonly values: readonly (number | string | null)[];
  readonly years: readonly (number | null)[];
  readonly marks: Readonly<
    Record<Iso3, { readonly quality: Quality; readonly note: string | null; readonly source?: string }>
  >;
}

/** Sources of the tables on cities, whose rows name none: the cities, their rents, US metros. */
export interface CitySources<Source> {
  readonly cities: Source;
  readonly rents: Source;
  readonly metros: Source;
}

/** Row `i` has one character per destination, in the order of `holders`; `legend` explains the characters. */
export interface PassportTable {
  readonly holders: readonly Iso3[];
  readonly legend: Readonly<Record<string, string>>;
  readonly rows: readonly string[];
  readonly from: number;
}

export interface BlocRow {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Iso3[];
  /** Set where the right is between this country and each member, but not among the members. */
  readonly host: Iso3 | null;
  readonly rights: readonly ('reside' | 'work' | 'visit')[];
  readonly note: string | null;
  /**
   * The law by which spouse and children may come along and work, whatever their passports; null where none is
   * recorded.
   */
  readonly family: string | null;
  /** Members outside that law, as destination and as nationality. */
  readonly familyExcept: readonly Iso3[];
  /** The corresponding law between those and the other members; null where none is recorded. */
  readonly familyApart: string | null;
  /** Members not bound by it. */
  readonly familyApartExcept: readonly Iso3[];
  readonly from: number;
}

export interface LanguageRow {
  readonly iso3: Iso3;
  readonly code: string;
  readonly name: string;
  readonly share: number | null;
  readonly status: 'official' | 'official regional' | 'de facto official' | null;
  readonly from: number;
}

/** Two mutually intelligible languages, with the share of a conversation that is understood, in (0,1]. */
export interface UnderstoodRow {
  readonly codes: readonly [string, string];
  readonly worth: number;
}

export interface EnglishRow {
  readonly iso3: Iso3;
  readonly share: number;
  readonly from: number;
}

/** What `data/build` writes to `data/dist/atlas.json` and `openAtlas` reads. */
export interface AtlasContent
  extends BorderContent,
    ClimateContent,
    CommunityContent,
    HealthContent,
    MoneyContent,
    CurrencyContent,
    CurrencyPegContent,
    PetContent,
    PracticalContent,
    RuleContent,
    TaxContent,
    TreatyContent,
    SecondCitizenshipContent,
    ParentContent,
    UnionContent,
    AbortionContent,
    HomeEducationContent,
    HivResidenceContent,
    ReligiousDressContent,
    ForeignBuyerContent,
    PurchaseTaxContent,
    PartnersWorkContent,
    RegionalLanguageContent,
    RegisterContent,
    StudentLawContent,
    TuitionContent {
  readonly format: 1;
  /** Day the tables were gathered, ISO 8601. */
  readonly edition: string;
  readonly counts: Counts;
  readonly provenances: readonly Provenance[];
  readonly countries: readonly Country[];
  readonly territories: readonly Territory[];
  readonly indicators: readonly Indicator[];
  /** Aligned with `indicators`. */
  readonly columns: readonly FactColumn[];
  readonly cities: readonly City[];
  /** By index of `provenances`. */
  readonly citySources: CitySources<number>;
  readonly passports: PassportTable;
  readonly blocs: readonly BlocRow[];
  readonly routes: readonly VisaRoute[];
  readonly languages: readonly LanguageRow[];
  /** Branch of the language family, by language code. */
  readonly languageBranches: Readonly<Record<string, string>>;
  readonly languagesUnderstood: readonly UnderstoodRow[];
  readonly english: readonly EnglishRow[];
}
