import { type Cities, openCities } from './cities.ts';
import type { AtlasContent, Counts } from './content.ts';
import { type Countries, openCountries } from './countries.ts';
import { type Facts, openFacts } from './facts.ts';
import { type Languages, openLanguages } from './languages.ts';
import { type Movement, openMovement } from './movement.ts';
import { openPassports, type Passports } from './passports.ts';
import { openRoutes, type Routes, toUsd } from './routes.ts';

/** The world as data. Everything is read-only; unknown is null (or NaN in a column), never zero. */
export interface Atlas extends Countries, Facts {
  /** Day the tables were gathered, ISO 8601. */
  readonly edition: string;
  readonly counts: Counts;
  readonly cities: Cities;
  readonly passports: Passports;
  readonly movement: Movement;
  readonly routes: Routes;
  readonly languages: Languages;
  /** US dollars at the official rate of the latest year we hold; null for a currency without one. */
  toUsd(amount: number, currency: string): number | null;
}

/** Opens compiled content. Pure and quick: indexes are built, nothing is copied, columns are made on first use. */
export function openAtlas(content: AtlasContent): Atlas {
  const { provenances } = content;
  return {
    edition: content.edition,
    counts: content.counts,
    ...openCountries(content.countries),
    ...openFacts(content.countries, content.indicators, content.columns),
    cities: openCities(content.cities),
    passports: openPassports(content.passports, provenances),
    movement: openMovement(content.blocs, provenances),
    routes: openRoutes(content.routes),
    languages: openLanguages(content.languages, content.english, provenances),
    toUsd: (amount, currency) => toUsd(amount, currency, content.currencies),
  };
}
