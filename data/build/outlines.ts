import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AtlasContent } from '@global-fit/atlas/content';
import type { Outlines, Position, Rings } from '@global-fit/atlas/places/outlines';
import { type Geometry, merge, type Topology } from 'topojson-client';
import { z } from 'zod';
import { iso3 } from './cells.ts';
import { openCodes } from './codes.ts';
import { openProblems } from './problem.ts';
import { type ReadText, readTable, uniqueBy } from './table.ts';

const numericSchema = z.object({
  numeric: z.string().regex(/^\d{3}$/, 'is not a numeric country code'),
  iso3,
});

/**
 * Areas that Natural Earth draws separately without a code. They are drawn with the country whose figures include
 * them; Kosovo has its own. This follows the tables and takes no position.
 */
const UNCODED: Readonly<Record<string, string>> = { Kosovo: 'XKX', 'N. Cyprus': 'CYP', Somaliland: 'SOM' };

const round = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 100) / 100,
  Math.round(latitude * 100) / 100,
];

/** The places to which a map's codes are matched. */
export type Places = Pick<AtlasContent, 'countries' | 'territories'>;

/** A map of the world's countries (Natural Earth, public domain). */
export function readMap(file: 'countries-110m.json' | 'countries-50m.json'): Topology {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${file}`), 'utf8'));
}

/** The areas of a map, by the code of the place whose figures include them. */
export function areasByCode(
  topology: Topology,
  text: ReadText,
  content: Places,
): ReadonlyMap<string, readonly Geometry[]> {
  const { report, settle } = openProblems();
  const codes = openCodes(content.countries, content.territories, report);
  const rows = readTable({ text, report }, 'iso_numeric.csv', numericSchema);
  const byNumber = uniqueBy({ text, report }, rows, 'numeric', (row) => row.numeric);
  for (const row of rows) codes.anywhere(row.iso3, row.at, 'iso3');
  settle();

  const codeOf = ({ id, properties }: Geometry): string =>
    (id === undefined ? UNCODED[properties.name] : byNumber.get(id)?.iso3) ?? '';
  const groups = Map.groupBy(topology.objects.countries.geometries, codeOf);
  groups.delete('');
  return groups;
}

/** Compiles the outlines of all places we have codes for, from the world map at 1:110 million. */
export function compileOutlines(text: ReadText, content: Places): Outlines {
  const topology = readMap('countries-110m.json');
  const shapes: Record<string, readonly Rings[]> = {};
  for (const [code, geometries] of areasByCode(topology, text, content)) {
    shapes[code] = merge(topology, geometries).coordinates.map((rings) =>
      rings.map((ring) => ring.map(round)),
    );
  }
  const points: Record<string, Position> = {};
  for (const country of content.countries) if (!shapes[country.iso3]) points[country.iso3] = country.point;
  return { shapes, points };
}
