import type { CitySources } from '@global-fit/atlas/content';
import type { Context } from '../context.ts';

const RENTS = 'Eurostat, average rent per month in cities (prc_colc_rents)';

/**
 * Sources of the tables on cities. Their rows name none, since each table has a single source, dated by when it was
 * last read.
 */
export function citySources({ provenances }: Context): CitySources<number> {
  const add = (label: string, asOf: string, file: string): number =>
    provenances.add(label, asOf, null, { file, line: 1 });
  return {
    cities: add('table:cities', '2023', 'routes/cities.csv'),
    rents: add(RENTS, '2025', 'money/city_rents_europe.csv'),
    metros: add('table:us_metros', '2025', 'money/us_metros.csv'),
  };
}
