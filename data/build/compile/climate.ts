import type { ClimateContent } from '@global-fit/atlas/places/climate';
import { z } from 'zod';
import { iso3, month, optionalNumberIn } from '../cells.ts';
import type { Place } from '../problem.ts';
import { readTable, uniqueBy } from '../table.ts';
import type { Context } from './context.ts';

const climateSchema = z.object({
  iso3,
  month,
  mean_temperature_c: optionalNumberIn(-50, 45),
  rainfall_mm: optionalNumberIn(0, 1500),
  sunshine_percent: optionalNumberIn(0, 100),
});

type Cell = number | null;

/** Twelve values, or null where any month is unknown. */
const whole = (values: readonly (Cell | undefined)[]): number[] | null =>
  values.length === 12 && values.every((value) => value != null) ? (values as number[]) : null;

/** Reads the monthly climate of countries, and the source of that of cities. */
export function compileClimate(context: Context): ClimateContent {
  const rows = readTable(context, 'core/climate_monthly.csv', climateSchema);
  uniqueBy(context, rows, 'iso3, month', (row) => `${row.iso3} ${row.month}`);
  const climate: Record<string, ClimateContent['climate'][string]> = {};
  for (const [country, months] of Map.groupBy(rows, (row) => row.iso3)) {
    const first = months[0] as (typeof months)[number];
    if (context.codes.country(country, first.at, 'iso3') === null) continue;
    if (months.length !== 12) context.report(first.at, 'month', `${country} has ${months.length} months`);
    months.sort((a, b) => a.month - b.month);
    climate[country] = {
      t: whole(months.map((row) => row.mean_temperature_c)),
      r: whole(months.map((row) => row.rainfall_mm)),
      s: whole(months.map((row) => row.sunshine_percent)),
    };
  }
  const add = (label: string, asOf: string, file: string): number => {
    const place: Place = { file, line: 1 };
    return context.provenances.add(label, asOf, null, place);
  };
  return {
    climate,
    climateFrom: add('CRU CL 2.0', '1961-1990', 'core/climate_monthly.csv'),
    cityClimateFrom: add('ERA5 1991-2020 0.25deg', '1991-2020', 'routes/city_climate.csv'),
    citySunshineFrom: add(
      'Wikipedia list of cities by sunshine duration (via BenGravell/terra)',
      '2023',
      'routes/city_sunshine.csv',
    ),
  };
}
