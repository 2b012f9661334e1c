import type { FactColumn } from '@global-fit/atlas/content';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Country } from '@global-fit/atlas/model';
import { EDITION_YEAR } from '../../edition.ts';

export const PERMIT_KINDS = 'permits_without_employer';

type CountedRoute = Pick<VisaRoute, 'iso3' | 'kind' | 'status' | 'shown'> & {
  readonly conditions: Pick<VisaRoute['conditions'], 'nationalities'>;
};

/** Permits for people who bring their own means to live on: no employer and no school has to take them in. */
const WITHOUT_EMPLOYER: ReadonlySet<RouteKind> = new Set([
  'digital-nomad',
  'entrepreneur/startup',
  'investor',
  'retirement/passive-income',
]);

/**
 * Counts the kinds of permit without an employer that each country has on record for people of every passport, from 1
 * to 4. A country with none of them on record gets no count, since that does not mean there is none.
 */
export function withPermitKinds(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
  routes: readonly CountedRoute[],
): readonly FactColumn[] {
  const at = ids.indexOf(PERMIT_KINDS);
  if (at < 0) return columns;
  const kinds = new Map(countries.map(({ iso3 }) => [iso3, new Set<RouteKind>()]));
  for (const { iso3, kind, status, shown, conditions } of routes)
    if (WITHOUT_EMPLOYER.has(kind) && status === 'open' && shown && conditions.nationalities === null)
      kinds.get(iso3)?.add(kind);
  const values = countries.map(({ iso3 }): number | null => kinds.get(iso3)?.size || null);
  const years = values.map((value) => (value === null ? null : EDITION_YEAR));
  return columns.with(at, { values, years, marks: {} });
}
