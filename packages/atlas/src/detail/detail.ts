import type { Atlas } from '../atlas.ts';
import { citeFact } from '../cite.ts';
import type { Iso3 } from '../model.ts';
import { openStandings, type Standings } from '../percentile.ts';
import { highlightsOf } from '../countryProfile/highlights.ts';
import { movementRules, routeSheets, visitRules } from './entry.ts';
import type { CountryDetail } from './model.ts';
import { citySheets, citySources, climateSheets } from './places.ts';
import { priceSheets, statisticSheets } from './statistics.ts';

/**
 * What a country page shows beyond the profile: figures with year and source, monthly climate, prices, ways in,
 * cities. Unknown values are left out or null. Null for an unknown code. Pass `standings` when making many.
 */
export function countryDetail(
  atlas: Atlas,
  iso3: Iso3,
  standings: Standings = openStandings(atlas),
): CountryDetail | null {
  const country = atlas.country(iso3);
  if (!country) return null;
  const { name, officialName, slug, profileFile, region, subregion, capital, point } = country;
  return {
    iso3,
    name,
    officialName,
    slug,
    profileFile,
    region,
    subregion,
    capital,
    point,
    neighbours: country.borders
      .flatMap((code) => atlas.country(code) ?? [])
      .map((other) => ({ name: other.name, slug: other.slug }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    edition: atlas.edition,
    highlights: highlightsOf(atlas, standings, country).map(({ text, fact }) => ({
      text,
      source: citeFact(fact),
    })),
    statistics: statisticSheets(atlas, standings, iso3),
    climate: climateSheets(atlas, iso3),
    prices: priceSheets(atlas, iso3),
    visits: visitRules(atlas, iso3),
    movement: movementRules(atlas, iso3),
    routes: routeSheets(atlas, iso3),
    cities: citySheets(atlas, iso3),
    citySources: citySources(atlas, iso3),
  };
}
