import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { PartnersWork, PartnersWorkContent } from '@global-fit/atlas/law/partnersWork';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { iso2, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { KINDS, routeId } from '../entry/routes.ts';

const schema = z.object({
  iso2,
  route: z.enum(KINDS, { error: 'is not a kind of route' }),
  official_name: text,
  partners_work: z.enum(['any', 'own permit', 'no'], { error: 'is not any, own permit or no' }),
  limit: optionalText,
  as_of: text,
  source: text,
  source_url: optionalText,
});

/** Reads whether family members of a permit holder may work. Each row belongs to a route that admits family. */
export function compilePartnersWork(context: Context, routes: readonly VisaRoute[]): PartnersWorkContent {
  const rows = readTable(context, 'routes/partners_work.csv', schema);
  uniqueBy(
    context,
    rows,
    'iso2, route, official_name',
    (row) => `${row.iso2} ${row.route} ${row.official_name}`,
  );
  const byId = new Map(routes.map((route) => [route.id, route]));
  const partnersWork = rows.flatMap((row): Stored<PartnersWork>[] => {
    const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    if (iso3 === null) return [];
    const id = routeId(iso3, row.route, row.official_name);
    const route = byId.get(id);
    if (!route) context.report(row.at, 'official_name', 'is no route of routes/visa_routes.csv');
    if (route?.dependantsAllowed === false)
      context.report(row.at, 'partners_work', 'the record of the route takes no family');
    const from = context.provenances.ofRow(row);
    const { partners_work: allows, limit, source_url: sourceUrl } = row;
    return [{ iso3, route: id, allows, limit, sourceUrl, from }];
  });
  return { partnersWork };
}
