import type { City } from '@global-fit/atlas/model';
import { z } from 'zod';
import { type Around, around } from '../../around.ts';
import {
  iso2,
  month,
  number,
  numberIn,
  optionalNumber,
  optionalNumberIn,
  optionalText,
  text,
  yn,
} from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import type { Place } from '../../problem.ts';
import { readPlaceAliases } from '../../placeAliases.ts';
import { readTable, type Row, uniqueBy } from '../../table.ts';
import { believable, correctionOf, roughRain } from './cityRain.ts';
import { standsForTown } from './cityWarmth.ts';
import type { Context } from '../context.ts';

const citySchema = z.object({
  geonameid: number,
  name: text,
  ascii_name: text,
  iso2,
  admin1_name: optionalText,
  lat: numberIn(-90, 90),
  lng: numberIn(-180, 180),
  population: optionalNumberIn(0, 5e7),
  elevation_m: optionalNumberIn(-450, 6000),
  timezone: text,
  is_capital: yn,
});
const climateSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  month,
  mean_temp_c: numberIn(-55, 45),
  precip_mm: numberIn(0, 4000),
  temp_adjust_c: optionalNumber,
  precip_quality: z.enum(['ok', 'low'], { error: 'is not ok or low' }),
  cell_distance_km: optionalNumber,
  source: text,
});
const sunshineSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  month,
  sunshine_hours: numberIn(0, 450),
  source: text,
});
const outsideSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  area: text,
  reason: text,
  source: text,
  source_date: text,
});
const advisedSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  area: text,
  advice: text,
  source: text,
  source_date: text,
});
const correctionSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  table_value: number,
  use_value: optionalNumberIn(0, 5e7),
  reason: text,
});
const doubtSchema = z.object({ geonameid: number, name: text, iso2, reason: text });
const stationSchema = z.object({
  geonameid: number,
  name: text,
  iso2,
  coldest_c: numberIn(-55, 45),
  warmest_c: numberIn(-55, 45),
  source: text,
});
const rentSchema = z.object({
  geonameid: optionalNumber,
  city: text,
  iso2,
  currency: z.literal('EUR'),
  rent_1bed_month: optionalNumberIn(100, 6000),
  rent_2bed_month: optionalNumberIn(100, 8000),
  year: numberIn(2000, EDITION_YEAR),
  rent_1bed_earlier: optionalNumber,
  rent_2bed_earlier: optionalNumber,
  earlier_year: optionalNumber,
  change_1bed_pct: optionalNumber,
});

interface Monthly {
  readonly geonameid: number;
  readonly month: number;
}

/** Groups monthly rows by city; reports a city that is not in cities.csv or has fewer than twelve months. */
function byCity<R extends Monthly & { readonly at: Place }>(
  context: Context,
  rows: readonly R[],
  known: ReadonlySet<number>,
): Map<number, R[]> {
  uniqueBy(context, rows, 'geonameid, month', (row) => `${row.geonameid} ${row.month}`);
  const cities = new Map<number, R[]>();
  for (const row of rows) {
    if (!known.has(row.geonameid)) context.report(row.at, 'geonameid', `unknown city ${row.geonameid}`);
    const months = cities.get(row.geonameid) ?? [];
    months.push(row);
    cities.set(row.geonameid, months);
  }
  for (const months of cities.values()) {
    const first = months[0] as R;
    if (months.length < 12)
      context.report(first.at, 'month', `city ${first.geonameid} has ${months.length} months`);
    months.sort((a, b) => a.month - b.month);
  }
  return cities;
}

/** From this many degrees of correction for height (about 230 m), a record's temperatures are accurate only to 5 °C. */
const ROUGH_WARMTH_C = 1.5;

const outsideOf = (row: Row<typeof outsideSchema> | undefined): City['outsideControl'] =>
  row ? { area: row.area, reason: row.reason, source: row.source, asOf: row.source_date } : null;

const advisedOf = (row: Row<typeof advisedSchema> | undefined): City['advisedAgainst'] =>
  row ? { area: row.area, advice: row.advice, source: row.source, asOf: row.source_date } : null;

/** Rows about single cities, by city id; reports a city that is not in cities.csv. */
function aboutCities<R extends { readonly geonameid: number; readonly at: Place }>(
  context: Context,
  rows: readonly R[],
  known: ReadonlySet<number>,
): ReadonlyMap<number, R> {
  const found = uniqueBy(context, rows, 'geonameid', (row) => row.geonameid);
  for (const row of rows) {
    if (!known.has(row.geonameid)) context.report(row.at, 'geonameid', `unknown city ${row.geonameid}`);
  }
  return found;
}

/**
 * The towns, with the populations that were found wrong replaced; reports a correction whose original value has
 * changed.
 */
function readTowns(context: Context): readonly (Row<typeof citySchema> & { withheld: boolean })[] {
  const rows = readTable(context, 'routes/cities.csv', citySchema);
  const known = new Set(uniqueBy(context, rows, 'geonameid', (row) => row.geonameid).keys());
  const corrections = aboutCities(
    context,
    readTable(context, 'routes/city_corrections.csv', correctionSchema),
    known,
  );
  return rows.map((row) => {
    const wrong = corrections.get(row.geonameid);
    if (!wrong) return { ...row, withheld: false };
    if (wrong.table_value !== row.population)
      context.report(wrong.at, 'table_value', `cities.csv holds ${row.population ?? 'nothing'}`);
    return { ...row, population: wrong.use_value, withheld: wrong.use_value === null };
  });
}

type CityNames = Pick<City, 'name' | 'otherNames'>;

/** "Palikir - National Government Center". */
const ADDED = / - /;

/** Names of cities that have more than one, by `iso2 name`; the English one first. */
function readNames(
  context: Context,
  rows: readonly Row<typeof citySchema>[],
): ReadonlyMap<string, CityNames> {
  const known = new Set(rows.map((row) => `${row.iso2} ${row.name}`));
  return new Map(
    readPlaceAliases(context).map(({ iso2: country, name, english, others, at }) => {
      const key = `${country} ${name}`;
      // Aliases of a city that is not in the table could never be found.
      if (!known.has(key)) context.report(at, 'name', `unknown city ${name}`);
      const shown = english ?? name;
      return [key, { name: shown, otherNames: [name, ...others].filter((one) => one !== shown) }];
    }),
  );
}

/** Reads cities with their climate, sunshine, rents and US metro figures. Cities of territories are left out. */
export function compileCities(
  context: Context,
  metros: ReadonlyMap<number, City['usMetro']>,
  capitalPeople: (iso3: string) => number | null,
): readonly City[] {
  const rows = readTowns(context);
  const known = new Set(rows.map(({ geonameid }) => geonameid));
  const names = readNames(context, rows);
  for (const { iso2, name, at } of rows) {
    // What a gazetteer adds to a name is no part of it: reports would print it in every sentence.
    if (ADDED.test(names.get(`${iso2} ${name}`)?.name ?? name))
      context.report(at, 'name', 'has an addition: give the name alone in place_aliases.csv');
  }
  const climate = byCity(context, readTable(context, 'routes/city_climate.csv', climateSchema), known);
  const sunshine = byCity(context, readTable(context, 'routes/city_sunshine.csv', sunshineSchema), known);
  const rents = readTable(context, 'money/city_rents_europe.csv', rentSchema);
  uniqueBy(context, rents, 'city', (row) => row.city);
  for (const row of rents) {
    if (row.geonameid !== null && !known.has(row.geonameid))
      context.report(row.at, 'geonameid', `unknown city ${row.geonameid}`);
  }
  const rentOf = new Map(rents.map((row) => [row.geonameid, row]));
  const about = <R extends { readonly geonameid: number; readonly at: Place }>(found: readonly R[]) =>
    aboutCities(context, found, known);
  const outside = about(readTable(context, 'routes/outside_control.csv', outsideSchema));
  const advised = about(readTable(context, 'routes/advised_against.csv', advisedSchema));
  const doubts = about(readTable(context, 'routes/city_climate_doubts.csv', doubtSchema));
  const stations = about(readTable(context, 'routes/city_climate_stations.csv', stationSchema));

  const ofCountries = rows.flatMap((row) => {
    const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    return iso3 === null ? [] : [{ row, iso3 }];
  });
  const surroundings = around(
    ofCountries.map(({ row, iso3 }) => ({
      id: row.geonameid,
      name: row.name,
      iso2: row.iso2,
      point: [row.lng, row.lat],
      population: row.population,
      withheld: row.withheld,
      builtUp: row.is_capital ? capitalPeople(iso3) : null,
    })),
  );

  const recordOf = ({ geonameid: id, elevation_m: elevation }: (typeof rows)[number]) => {
    const months = doubts.has(id) ? undefined : climate.get(id);
    return months && standsForTown(months, elevation, stations.get(id)) ? months : undefined;
  };
  const rough = roughRain(
    rows.flatMap((row) => {
      const { geonameid: id, lng, lat } = row;
      const months = recordOf(row);
      return months ? [{ id, point: [lng, lat] as const, months }] : [];
    }),
  );

  return ofCountries.map(({ row, iso3 }): City => {
    const months = recordOf(row);
    const rent = rentOf.get(row.geonameid);
    const { people, largest, near } = surroundings.get(row.geonameid) as Around;
    return {
      id: row.geonameid,
      ...(names.get(`${row.iso2} ${row.name}`) ?? { name: row.name }),
      iso3,
      region: row.admin1_name,
      point: [row.lng, row.lat],
      population: row.population,
      peopleAround: people || null,
      largestAround: largest,
      near,
      outsideControl: outsideOf(outside.get(row.geonameid)),
      advisedAgainst: advisedOf(advised.get(row.geonameid)),
      elevationM: row.elevation_m,
      timezone: row.timezone,
      isCapital: row.is_capital === true,
      temperatureC: months?.map((one) => one.mean_temp_c) ?? null,
      roughWarmth: months !== undefined && correctionOf(months) >= ROUGH_WARMTH_C,
      rainfallMm: months && believable(months) ? months.map((one) => one.precip_mm) : null,
      rainfallQuality: months && believable(months) ? (rough.has(row.geonameid) ? 'low' : 'ok') : null,
      sunshineHours: sunshine.get(row.geonameid)?.map((one) => one.sunshine_hours) ?? null,
      rentEur: rent ? { oneBed: rent.rent_1bed_month, twoBed: rent.rent_2bed_month, year: rent.year } : null,
      usMetro: metros.get(row.geonameid) ?? null,
    };
  });
}
