import { type BorderLookups, openBorders } from './places/borderDistance.ts';
import { type Cities, openCities } from './places/cities.ts';
import { type ClimateLookups, openClimate } from './places/climate.ts';
import { type CommunityLookups, openCommunities } from './communities.ts';
import type { AtlasContent, CitySources, Counts } from './content.ts';
import type { Provenance } from './model.ts';
import { type Countries, openCountries } from './places/countries.ts';
import { type Facts, openFacts } from './facts.ts';
import { type HealthLookups, openHealth } from './entry/health.ts';
import { type AbortionLookups, openAbortion } from './law/abortion.ts';
import { type ForeignBuyerLookups, openForeignBuyers } from './law/foreignBuyers.ts';
import { type HomeEducationLookups, openHomeEducation } from './law/homeEducation.ts';
import { type HivResidenceLookups, openHivResidence } from './law/hivResidence.ts';
import { openReligiousDress, type ReligiousDressLookups } from './law/religiousDress.ts';
import { type Languages, openLanguages } from './languages.ts';
import { type CurrencyLookups, openCurrencies } from './money/currencies.ts';
import { type CurrencyPegLookups, openCurrencyPegs } from './money/currencyPegs.ts';
import { type MoneyLookups, openMoney } from './money/money.ts';
import { type Movement, openMovement } from './entry/movement.ts';
import { openPassports, type Passports } from './entry/passports.ts';
import { openPets, type PetLookups } from './entry/pets.ts';
import { openPractical, type PracticalLookups } from './practical.ts';
import { openRoutes, type Routes } from './entry/routes.ts';
import { openRules, type RuleLookups } from './law/rules.ts';
import { openPurchaseTaxes, type PurchaseTaxLookups } from './money/purchaseTaxes.ts';
import { openTaxes, type TaxLookups } from './money/taxes.ts';
import { openTreaties, type TreatyLookups } from './money/treaties.ts';
import { openSecondCitizenship, type SecondCitizenshipLookups } from './law/secondCitizenship.ts';
import { openParents, type ParentLookups } from './law/parents.ts';
import { openPartnersWork, type PartnersWorkLookups } from './law/partnersWork.ts';
import { openRegionalLanguages, type RegionalLanguageLookups } from './law/regionalLanguages.ts';
import { openRegisters, type RegisterLookups } from './law/registers.ts';
import { openStudentLaws, type StudentLawLookups } from './law/studentLaw.ts';
import { openTuitions, type TuitionLookups } from './law/tuition.ts';
import { openUnions, type UnionLookups } from './law/unions.ts';

/** The world as data. Everything is read-only; unknown is null (or NaN in a column), never zero. */
export interface Atlas
  extends Countries,
    Facts,
    BorderLookups,
    ClimateLookups,
    CommunityLookups,
    HealthLookups,
    MoneyLookups,
    CurrencyLookups,
    CurrencyPegLookups,
    PetLookups,
    PracticalLookups,
    RuleLookups,
    TaxLookups,
    TreatyLookups,
    SecondCitizenshipLookups,
    ParentLookups,
    UnionLookups,
    AbortionLookups,
    HomeEducationLookups,
    HivResidenceLookups,
    ReligiousDressLookups,
    ForeignBuyerLookups,
    PurchaseTaxLookups,
    PartnersWorkLookups,
    RegionalLanguageLookups,
    RegisterLookups,
    StudentLawLookups,
    TuitionLookups {
  /** Day the tables were gathered, ISO 8601. */
  readonly edition: string;
  readonly counts: Counts;
  readonly cities: Cities;
  readonly citySources: CitySources<Provenance>;
  readonly passports: Passports;
  readonly movement: Movement;
  readonly routes: Routes;
  readonly languages: Languages;
}

/** Opens compiled content. Pure and fast: it builds indexes and copies nothing; columns are made on first use. */
export function openAtlas(content: AtlasContent): Atlas {
  const { provenances } = content;
  const provenanceAt = (index: number): Provenance => provenances[index] as Provenance;
  return {
    edition: content.edition,
    counts: content.counts,
    ...openCountries(content.countries),
    ...openFacts(content.countries, content.indicators, content.columns),
    ...openBorders(content),
    ...openClimate(content, provenances),
    ...openCommunities(content, provenances),
    ...openHealth(content, provenances),
    ...openMoney(content, provenances),
    ...openCurrencies(content),
    ...openCurrencyPegs(content, provenances),
    ...openPets(content, provenances),
    ...openPractical(content, provenances),
    ...openRules(content, provenances),
    ...openTaxes(content, provenances),
    ...openTreaties(content, provenances),
    ...openSecondCitizenship(content, provenances),
    ...openParents(content, provenances),
    ...openUnions(content, provenances),
    ...openHomeEducation(content, provenances),
    ...openHivResidence(content, provenances),
    ...openReligiousDress(content, provenances),
    ...openForeignBuyers(content, provenances),
    ...openPurchaseTaxes(content, provenances),
    ...openPartnersWork(content, provenances),
    ...openRegionalLanguages(content, provenances),
    ...openRegisters(content, provenances),
    ...openStudentLaws(content, provenances),
    ...openTuitions(content, provenances),
    ...openAbortion(content, provenances),
    cities: openCities(content.cities),
    citySources: {
      cities: provenanceAt(content.citySources.cities),
      rents: provenanceAt(content.citySources.rents),
      metros: provenanceAt(content.citySources.metros),
    },
    passports: openPassports(content.passports, provenances),
    movement: openMovement(content.blocs, provenances),
    routes: openRoutes(content.routes),
    languages: openLanguages(content, provenances),
  };
}
