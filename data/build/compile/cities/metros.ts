import type { City } from '@global-fit/atlas/model';
import { z } from 'zod';
import { number, optionalNumber, optionalNumberIn, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const wage = optionalNumberIn(10_000, 400_000);
const parity = optionalNumberIn(20, 300);

const metroSchema = z.object({
  geonameid: optionalNumber,
  cbsa: number,
  metro: text,
  rpp_all: parity,
  rpp_goods: parity,
  rpp_housing: parity,
  rpp_utilities: parity,
  rpp_other_services: parity,
  median_wage_all: wage,
  median_wage_management: wage,
  median_wage_business_finance: wage,
  median_wage_computer_math: wage,
  median_wage_architecture_engineering: wage,
  median_wage_legal: wage,
  median_wage_education: wage,
  median_wage_arts_media: wage,
  median_wage_healthcare_practitioners: wage,
  median_wage_food_service: wage,
  median_wage_sales: wage,
  median_wage_office: wage,
  median_wage_construction: wage,
});
const linkSchema = z.object({ geonameid: number, city: text, state: text, cbsa: number, metro: text });

/** Reads US metro figures, by the GeoNames id of each city in a metro. */
export function compileMetros(context: Context): ReadonlyMap<number, City['usMetro']> {
  const rows = readTable(context, 'money/us_metros.csv', metroSchema);
  const byCode = uniqueBy(context, rows, 'cbsa', (row) => row.cbsa);
  const links = readTable(context, 'money/us_city_metro.csv', linkSchema);
  uniqueBy(context, links, 'geonameid', (row) => row.geonameid);
  const metros = new Map<number, City['usMetro']>();
  for (const link of links) {
    const metro = byCode.get(link.cbsa);
    if (!metro) {
      context.report(link.at, 'cbsa', `unknown metro ${link.cbsa}`);
      continue;
    }
    metros.set(link.geonameid, {
      name: metro.metro,
      priceAll: metro.rpp_all,
      priceHousing: metro.rpp_housing,
      medianWageUsd: metro.median_wage_all,
    });
  }
  return metros;
}
