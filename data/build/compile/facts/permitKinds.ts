import type { FactColumn } from '@global-fit/atlas/content';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Country } from '@global-fit/atlas/model';
import { EDITION_YEAR } from '../../edition.ts';

export const PERMIT_KINDS = 'permits_without_employer';

/** Permits for people who bring their own means to live on: no employer and no school has to take them in. */
const WITHOUT_EMPLOYER: ReadonlySet<RouteKind> = new Set([
  'digital-nomad',
  'entrepreneur/startup',
  'investor',
  'retirement/passive-income',
]);
/** The other permits of newcomers. Where only these are on record, there is none of the kinds above. */
const WITH_EMPLOYER: ReadonlySet<RouteKind> = new Set(['work', 'study']);

/**
 * Counts the kinds of permit without an employer that each country has on record, from 0 to 4. A country whose permits
 * for newcomers are not on record at all gets no count, since that does not mean there are none. `added` counts the
 * new facts.
 */
export function withPermitKinds(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
  routes: readonly Pick<VisaRoute, 'iso3' | 'kind' | 'status' | 'shown'>[],
): { readonly columns: readonly FactColumn[]; readonly added: number } {
  const open = Map.groupBy(
    routes.filter(({ status, shown }) => status === 'open' && shown),
    ({ iso3 }) => iso3,
  );
  const values = countries.map(({ iso3 }): number | null => {
    const kinds = new Set((open.get(iso3) ?? []).map(({ kind }) => kind));
    const found = [...kinds].filter((kind) => WITHOUT_EMPLOYER.has(kind)).length;
    return found > 0 || [...kinds].some((kind) => WITH_EMPLOYER.has(kind)) ? found : null;
  });
  const years = values.map((value) => (value === null ? null : EDITION_YEAR));
  return {
    columns: columns.with(ids.indexOf(PERMIT_KINDS), { values, years, marks: {} }),
    added: values.filter((value) => value !== null).length,
  };
}
