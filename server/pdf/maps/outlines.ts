import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** Country outlines as GeoJSON in longitude and latitude; `iso3` is null for land that no country of ours covers. */
export type Outlines = FeatureCollection<Polygon | MultiPolygon, { readonly iso3: string | null }>;
