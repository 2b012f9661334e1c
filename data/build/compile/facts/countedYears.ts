import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Indicator } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';

const YEARS = 'naturalisation_years';

/** Whether a route is ordinary naturalisation, open to every nationality. */
const isForAll = ({ kind, status, shown, conditions }: VisaRoute): boolean =>
  kind === 'citizenship' && status === 'open' && shown && conditions.nationalities === null;

/**
 * Updates the years to naturalisation from the route records where these are newer and have a source of their own:
 * laws change, and lists of all countries lag behind. Where a record is uncertain, the longer count is used, since a
 * promise that is not kept helps nobody. The returned routes keep both numbers, so that a reader can be told of both.
 */
export function withRecordedYears(
  columns: readonly FactColumn[],
  indicators: readonly Pick<Indicator, 'id' | 'source'>[],
  countries: readonly Pick<Country, 'iso3'>[],
  routes: readonly VisaRoute[],
): {
  readonly columns: readonly FactColumn[];
  readonly routes: readonly VisaRoute[];
} {
  const at = indicators.findIndex(({ id }) => id === YEARS);
  const column = columns[at];
  if (!column) return { columns, routes };
  const list = indicators[at]?.source ?? '';
  const values = [...column.values];
  const years = [...column.years];
  const marks = { ...column.marks };
  const told = routes.map((route): VisaRoute => {
    const { iso3, yearsToCitizenship, asOf, confidence, source } = route;
    const row = countries.findIndex((country) => country.iso3 === iso3);
    if (!isForAll(route) || yearsToCitizenship === null || row < 0) return route;
    const counted = column.values[row] ?? null;
    if (counted === yearsToCitizenship) return route;
    const year = Number.parseInt(asOf ?? '', 10);
    const isNewer = year > (column.years[row] ?? 0) && source !== list;
    if (isNewer && (confidence !== 'low' || yearsToCitizenship > Number(counted ?? 0))) {
      values[row] = yearsToCitizenship;
      years[row] = year;
      const note = counted === null ? null : `${list} counts ${counted}`;
      marks[iso3] = { quality: 'correction', note, source };
    }
    return typeof counted === 'number' ? { ...route, yearsElsewhere: counted } : route;
  });
  return { columns: columns.with(at, { values, years, marks }), routes: told };
}
