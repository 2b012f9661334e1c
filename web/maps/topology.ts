import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { iso3ByNumeric } from './isoNumeric.ts';
import { type Line, type Point, simplify } from './simplify.ts';

/** The part of TopoJSON that world-atlas uses: quantised arcs shared by polygons. */
export interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly Line[];
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
}

type Geometry = { readonly id?: string; readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
);

export type CountryOutline = Feature<MultiPolygon | Polygon, { iso3: string | null; name: string }>;

/**
 * Converts deltas of quantised integers to degrees, simplified so that every point spans at least `area` square
 * degrees.
 */
function decode({ transform, arcs }: Topology, area: number): Line[] {
  const [kx, ky] = transform.scale;
  const [dx, dy] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map((step): Point => {
      x += step[0];
      y += step[1];
      return [x * kx + dx, y * ky + dy];
    });
    return area > 0 ? simplify(line, area) : line;
  });
}

/**
 * Joins arcs end to end; a negative index is the complement of an arc read backwards. Adjacent arcs share their
 * joint.
 */
function stitch(ring: readonly number[], lines: readonly Line[]): Position[] {
  return ring.flatMap((index, at) => {
    const line = lines[index < 0 ? ~index : index]!;
    const directed = index < 0 ? line.toReversed() : line;
    return (at === 0 ? directed : directed.slice(1)).map(([x, y]) => [x, y]);
  });
}

/**
 * Country outlines in degrees, simplified to `area` (square degrees; 0 keeps every point). Islands that collapse
 * below a triangle are dropped.
 */
export function outlines(topology: Topology, area = 0): CountryOutline[] {
  const lines = decode(topology, area);
  const rings = (polygon: readonly (readonly number[])[]): Position[][] =>
    polygon.map((ring) => stitch(ring, lines)).filter((ring) => ring.length >= 4);
  return topology.objects.countries.geometries.map((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [rings(geometry.arcs)] : geometry.arcs.map(rings);
    return {
      type: 'Feature',
      properties: {
        iso3: iso3ByNumeric.get(geometry.id ?? '') ?? (geometry.properties.name === 'Kosovo' ? 'XKX' : null),
        name: geometry.properties.name,
      },
      geometry: { type: 'MultiPolygon', coordinates: polygons.filter((polygon) => polygon.length > 0) },
    };
  });
}
