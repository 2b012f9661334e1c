import { geoArea, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import { relativePath } from './relativePath.ts';
import { type Point, simplify } from './simplify.ts';
import { outlines, type Topology } from './topology.ts';

const countries = outlines(world as unknown as Topology);

/** Distant islands smaller than this share of the mainland would shrink the silhouette. */
const smallestShare = 0.04;

/** Square units that a corner must span to be kept. */
const detail = 0.35;

/** The parts of a country that a small picture should show. */
function mainParts(iso3: string): MultiPolygon {
  const country = countries.find(({ properties }) => properties.iso3 === iso3);
  if (!country) throw new Error(`No outline for ${iso3}.`);
  const polygons = (country.geometry as MultiPolygon).coordinates.map((coordinates) => ({
    coordinates,
    area: geoArea({ type: 'Polygon', coordinates }),
  }));
  const mainland = Math.max(...polygons.map(({ area }) => area));
  return {
    type: 'MultiPolygon',
    coordinates: polygons
      .filter(({ area }) => area >= mainland * smallestShare)
      .map(({ coordinates }) => coordinates),
  };
}

/**
 * The shape of a country as an SVG path in a square of `size`, in an equal-area projection centred on it. Throws
 * where there is no outline for the code.
 */
export function silhouette(iso3: string, size = 64): string {
  const shape = mainParts(iso3);
  const [longitude, latitude] = geoCentroid(shape);
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).fitSize([size, size], shape);
  const ring = (positions: Position[]): string => {
    const line = positions.map((position): Point => projection([position[0]!, position[1]!])!);
    const corners = simplify(line, detail);
    return `M${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;
  };
  return shape.coordinates.flat().map(ring).join('');
}

/** Silhouettes in squares of 64 as one SVG file whose parts are referred to by ISO code. */
export function silhouettesSvg(codes: readonly string[]): string {
  const shapes = [...new Set(codes)].map(
    (iso3) => `<path id="${iso3}" d="${relativePath(silhouette(iso3))}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes.join('')}</svg>`;
}
