import type { CommunityContent } from '@global-fit/atlas/communities';
import { z } from 'zod';
import { iso3, numberIn, optionalNumberIn, text } from '../cells.ts';
import { EDITION_YEAR } from '../edition.ts';
import type { Place } from '../problem.ts';
import { readTable, uniqueBy } from '../table.ts';
import type { Context } from './context.ts';
import { onePerCountry } from './countryRows.ts';

const communitySchema = z.object({
  origin_iso3: iso3,
  destination_iso3: iso3,
  migrants: numberIn(1, 2e7),
  year: numberIn(2000, EDITION_YEAR),
  rank_in_destination: numberIn(1, 60),
  share_of_known_origin_percent: numberIn(0, 100),
  source: text,
});
const count = optionalNumberIn(0, 1e8);
const totalSchema = z.object({
  iso3,
  immigrants_known_origin: count,
  origins_listed: count,
  immigrants_total_2019_edition: count,
  emigrants_abroad_known: count,
  year: numberIn(2000, EDITION_YEAR),
  source: text,
});

/** The provenance by which the whole table is cited, taken from its first row; reports rows that differ. */
function provenanceOfAll(
  context: Context,
  rows: readonly { readonly source: string; readonly year: number; readonly at: Place }[],
): number {
  const [first] = rows;
  if (!first) return 0;
  for (const { source, year, at } of rows) {
    if (source !== first.source || year !== first.year)
      context.report(at, 'source', 'is another than the first row names, by which the whole table is cited');
  }
  return context.provenances.add(first.source, first.year, null, first.at);
}

/** Reads immigrant communities by destination, the largest first. Their origins may be territories. */
export function compileCommunities(context: Context): CommunityContent & { readonly pairs: number } {
  const { codes } = context;
  const rows = readTable(context, 'practical/communities.csv', communitySchema);
  uniqueBy(
    context,
    rows,
    'origin_iso3, destination_iso3',
    (row) => `${row.origin_iso3} ${row.destination_iso3}`,
  );
  const communities: Record<string, [string, number, number][]> = {};
  for (const row of rows.sort((a, b) => a.rank_in_destination - b.rank_in_destination)) {
    const origin = codes.anywhere(row.origin_iso3, row.at, 'origin_iso3');
    const destination = codes.country(row.destination_iso3, row.at, 'destination_iso3');
    if (origin === null || destination === null) continue;
    (communities[destination] ??= []).push([origin, row.migrants, row.share_of_known_origin_percent]);
  }
  // This table is only checked; the atlas does not contain it.
  const totalRows = onePerCountry(
    context,
    readTable(context, 'practical/communities_totals.csv', totalSchema),
  );
  for (const row of totalRows) context.sources.several(row.source, row.at, 'source');
  return {
    communities,
    communitiesFrom: provenanceOfAll(context, rows),
    pairs: Object.values(communities).reduce((sum, list) => sum + list.length, 0),
  };
}
