import type { Territory } from '@global-fit/atlas/content';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { z } from 'zod';
import { iso2, iso3, list, optionalNumber, optionalNumberIn, optionalText, text, yesNo } from '../cells.ts';
import { readTable, type Tables, uniqueBy } from '../table.ts';

const countrySchema = z.object({
  iso3,
  iso2,
  name: text,
  official_name: text,
  slug: z.string().regex(/^[a-z][a-z_().-]*$/, 'is not a slug'),
  capital: optionalText,
  capital_lat: optionalNumberIn(-90, 90),
  capital_lng: optionalNumberIn(-180, 180),
  region: z.enum(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']),
  subregion: text,
  latlng: z.string().regex(/^-?[\d.]+\|-?[\d.]+$/, 'is not latitude|longitude'),
  area_km2: optionalNumber,
  landlocked: yesNo,
  borders: list,
  currencies: list,
  languages: list,
  calling_code: optionalText,
  drives_on: z.enum(['left', 'right', '']).transform((cell) => (cell === '' ? null : cell)),
  timezones: list,
  un_member: yesNo,
});

const roadlessSchema = z.object({ iso3, neighbour: iso3, why: text });

const territorySchema = z.object({ iso2, iso3, name: text });

/** The neighbours of each country to which no road crosses the border; each pair stands once in the table. */
function readRoadless(
  tables: Tables,
  bordersOf: ReadonlyMap<string, { readonly borders: readonly string[] }>,
): ReadonlyMap<Iso3, readonly Iso3[]> {
  const pairs = readTable(tables, 'core/borders_without_road.csv', roadlessSchema);
  uniqueBy(tables, pairs, 'iso3, neighbour', (row) => [row.iso3, row.neighbour].sort().join(' '));
  for (const row of pairs)
    if (!bordersOf.get(row.iso3)?.borders.includes(row.neighbour))
      tables.report(row.at, 'neighbour', `${row.iso3} has no border with "${row.neighbour}"`);
  const both = pairs.flatMap(({ iso3, neighbour }) => [
    { one: iso3, other: neighbour },
    { one: neighbour, other: iso3 },
  ]);
  return new Map(
    [...Map.groupBy(both, ({ one }) => one)].map(([iso3, rows]) => [iso3, rows.map(({ other }) => other)]),
  );
}

/** Reads the countries, and the territories that other tables may name. */
export function compileCountries(tables: Tables): {
  readonly countries: readonly Country[];
  readonly territories: readonly Territory[];
} {
  const rows = readTable(tables, 'core/countries.csv', countrySchema);
  const byCode = uniqueBy(tables, rows, 'iso3', (row) => row.iso3);
  uniqueBy(tables, rows, 'iso2', (row) => row.iso2);
  uniqueBy(tables, rows, 'slug', (row) => row.slug);
  uniqueBy(tables, rows, 'name', (row) => row.name);
  const territories = readTable(tables, 'territories.csv', territorySchema);
  uniqueBy(tables, [...rows, ...territories], 'iso3', (row) => row.iso3);
  const known = new Set([...rows, ...territories].map((row) => row.iso3));

  const roadless = readRoadless(tables, byCode);

  const countries = rows.map((row): Country => {
    for (const border of row.borders) {
      if (!known.has(border)) tables.report(row.at, 'borders', `unknown country code "${border}"`);
      if (byCode.get(border)?.borders.includes(row.iso3) === false)
        tables.report(row.at, 'borders', `"${border}" does not name ${row.iso3} as its neighbour`);
    }
    const [latitude, longitude] = row.latlng.split('|').map(Number) as [number, number];
    const capitalPoint =
      row.capital_lat === null || row.capital_lng === null
        ? null
        : ([row.capital_lng, row.capital_lat] as const);
    return {
      iso3: row.iso3,
      iso2: row.iso2,
      name: row.name,
      officialName: row.official_name,
      slug: row.slug,
      profileFile: `${row.slug}_profile`,
      capital: row.capital,
      capitalPoint,
      region: row.region,
      subregion: row.subregion,
      point: [longitude, latitude],
      areaKm2: row.area_km2,
      landlocked: row.landlocked,
      borders: row.borders,
      roadless: roadless.get(row.iso3) ?? [],
      currencies: row.currencies,
      languages: row.languages,
      // Vatican City lists two capitals; the first is in use.
      callingCode: row.calling_code?.split('|')[0] ?? null,
      drivesOn: row.drives_on,
    };
  });

  return { countries, territories: territories.map(({ iso2, iso3, name }) => ({ iso2, iso3, name })) };
}
