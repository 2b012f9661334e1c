import type { Outlines } from '@global-fit/atlas/places/outlines';
import type { Feature, FeatureCollection, MultiPolygon, Point } from 'geojson';

export interface CountryProperties {
  readonly iso3: string;
}
export type CountryFeature = Feature<MultiPolygon | Point, CountryProperties>;

/** The outlines as GeoJSON: a shape for countries that have one at this scale, a point for the others. */
export function countryFeatures(
  outlines: Outlines,
): FeatureCollection<MultiPolygon | Point, CountryProperties> {
  const shapes = Object.entries(outlines.shapes).map(
    ([iso3, polygons]): CountryFeature => ({
      type: 'Feature',
      properties: { iso3 },
      geometry: { type: 'MultiPolygon', coordinates: polygons as unknown as MultiPolygon['coordinates'] },
    }),
  );
  const points = Object.entries(outlines.points).map(
    ([iso3, position]): CountryFeature => ({
      type: 'Feature',
      properties: { iso3 },
      geometry: { type: 'Point', coordinates: [...position] },
    }),
  );
  return { type: 'FeatureCollection', features: [...shapes, ...points] };
}

/** The largest polygon of a country, so that overseas territories do not pull its centre into the sea. */
export function mainland(feature: CountryFeature): CountryFeature {
  const { geometry } = feature;
  if (geometry.type === 'Point') return feature;
  const largest = geometry.coordinates.reduce((best, polygon) =>
    ringArea(polygon[0] ?? []) > ringArea(best[0] ?? []) ? polygon : best,
  );
  return { ...feature, geometry: { type: 'MultiPolygon', coordinates: [largest] } };
}

function ringArea(ring: readonly (readonly number[])[]): number {
  let doubled = 0;
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? [];
    doubled += x1 * y2 - x2 * y1;
  }
  return Math.abs(doubled);
}
