import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import { outlines, type Topology } from './topology.ts';

const countries = outlines(world as unknown as Topology, 0.012);

/** Far islands smaller than this share of the mainland would shrink a silhouette to a speck. */
const smallestShare = 0.04;

/**
 * The shape of one country as an SVG path in a square of `size`, in an equal-area projection centred on it.
 * Throws when there is no outline for the code.
 */
export function silhouette(iso3: string, size = 64): string {
  const country = countries.find(({ properties }) => properties.iso3 === iso3);
  if (!country) throw new Error(`No outline for ${iso3}.`);
  const polygons = (country.geometry as MultiPolygon).coordinates.map((coordinates) => ({
    coordinates,
    area: geoArea({ type: 'Polygon', coordinates }),
  }));
  const mainland = Math.max(...polygons.map(({ area }) => area));
  const shape: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: polygons
      .filter(({ area }) => area >= mainland * smallestShare)
      .map(({ coordinates }) => coordinates),
  };
  const [longitude, latitude] = geoCentroid(shape);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [2, 2],
        [size - 2, size - 2],
      ],
      shape,
    );
  return geoPath(projection).digits(1)(shape) ?? '';
}
