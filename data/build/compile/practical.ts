import type { Practical, PracticalContent, SchoolYear, Universities } from '@global-fit/atlas/practical';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import {
  confidence,
  iso3,
  list,
  month,
  numberIn,
  optionalNumber,
  optionalNumberIn,
  optionalText,
  text,
  yn,
} from '../cells.ts';
import { EDITION_YEAR } from '../edition.ts';
import { readTable, type Row } from '../table.ts';
import type { Context } from './context.ts';
import { onePerCountry } from './countryRows.ts';

const orNull = <T extends string>(words: readonly [T, ...T[]]) =>
  z
    .enum(['', ...words], { error: `is not one of ${words.join(', ')}` })
    .transform((cell) => (cell === '' ? null : (cell as T)));

const practicalSchema = z.object({
  iso3,
  emergency_numbers: list,
  works_112: yn,
  works_911: yn,
  plug_types: list.refine((types) => types.every((type) => /^[A-O]$/.test(type)), 'is not a plug letter'),
  mains_voltage_v: list.refine(
    (all) => all.every((one) => Number(one) >= 100 && Number(one) <= 240),
    'is not a mains voltage',
  ),
  mains_frequency_hz: list.refine(
    (all) => all.every((one) => one === '50' || one === '60'),
    'is not 50 or 60',
  ),
  plugs_agree_iec: yn,
  mains_agree_iec: yn,
  internet_tld: optionalText,
  first_day_of_week: optionalText,
  weekend_days: list,
  measurement_system: orNull(['metric', 'UK', 'US']),
  temperature_unit: orNull(['celsius', 'fahrenheit']),
  paper_size: orNull(['A4', 'US-Letter']),
  clock: orNull(['12h', '24h']),
  date_order: orNull(['DMY', 'MDY', 'YMD']),
  currency: optionalText,
  currency_decimals: optionalNumber,
  literacy_percent: optionalNumber,
  as_of: text,
  source: text,
});
const schoolSchema = z.object({
  iso3,
  long_break_start_month: month,
  return_month_after_long_break: month,
  long_break_days: optionalNumber,
  year: numberIn(2019, EDITION_YEAR),
  source: text,
  confidence,
  year_begins_month: optionalNumberIn(1, 12),
  year_begins_as_of: optionalNumberIn(2015, EDITION_YEAR),
  year_begins_source: optionalText,
});
const universitySchema = z.object({
  iso3,
  institutions_listed: numberIn(0, 5000),
  as_of: text,
  source: text,
});

/** Sockets and voltages from the unlicensed list are left out: see data/LICENSES.md. */
function mainsOf(row: Row<typeof practicalSchema>): Pick<Practical, 'plugTypes' | 'mainsVolts'> {
  const sources = row.source.split('|');
  const openList = sources.includes('fluids');
  const { plug_types: plugTypes, mains_voltage_v: volts } = row;
  // Of several voltages, one may come from the unlicensed list.
  const isMixed = sources.includes('iec') && volts.length > 1;
  return {
    plugTypes: openList ? plugTypes : [],
    mainsVolts: openList && !isMixed ? volts.map(Number) : [],
  };
}

/** Reads everyday matters, school holidays and universities. */
export function compilePractical(context: Context): PracticalContent {
  const { provenances } = context;
  const rows = onePerCountry(context, readTable(context, 'practical/practical.csv', practicalSchema));
  const practical = rows.map((row): Stored<Practical> => {
    return {
      iso3: row.iso3,
      emergencyNumbers: row.emergency_numbers,
      works112: row.works_112,
      works911: row.works_911,
      ...mainsOf(row),
      plugsAgree:
        row.plugs_agree_iec === null || row.mains_agree_iec === null
          ? null
          : row.plugs_agree_iec && row.mains_agree_iec,
      weekendDays: row.weekend_days,
      temperatureUnit: row.temperature_unit,
      paperSize: row.paper_size,
      from: provenances.ofRow(row),
    };
  });

  const schoolRows = onePerCountry(context, readTable(context, 'practical/schools.csv', schoolSchema));
  const schools = schoolRows.map((row): Stored<SchoolYear> => {
    const { year_begins_month: begins, year_begins_source: told } = row;
    if ((begins === null) !== (told === null))
      context.report(row.at, 'year_begins_source', 'a month needs a source, and a source a month');
    return {
      iso3: row.iso3,
      longBreakStart: row.long_break_start_month,
      longBreakReturn: row.return_month_after_long_break,
      begins:
        begins === null || told === null
          ? null
          : { month: begins, from: provenances.add(told, row.year_begins_as_of, null, row.at) },
      from: provenances.add(row.source, row.year, row.confidence, row.at),
    };
  });

  const universityRows = onePerCountry(
    context,
    readTable(context, 'practical/universities.csv', universitySchema),
  );
  const universities = universityRows.map((row): Stored<Universities> => {
    return {
      iso3: row.iso3,
      listed: row.institutions_listed,
      from: provenances.ofRow(row),
    };
  });
  return { practical, schools, universities };
}
