import type { Atlas } from '../atlas.ts';
import type { Iso3 } from '../model.ts';

export interface CapitalFeature {
  readonly type: 'Feature';
  readonly properties: { readonly country: string; readonly capital: string; readonly iso3: Iso3 };
  /** Longitude, latitude in degrees. */
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly [number, number] };
}

export interface CapitalCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly CapitalFeature[];
}

/** The capitals of all countries that have one as GeoJSON (RFC 7946), for `GET /capitals.geojson`. */
export function capitalCollection(atlas: Atlas): CapitalCollection {
  const features = atlas.countries.flatMap((country): CapitalFeature[] => {
    const { name, capital, capitalPoint, iso3 } = country;
    if (capital === null || capitalPoint === null) return [];
    return [
      {
        type: 'Feature',
        properties: { country: name, capital, iso3 },
        geometry: { type: 'Point', coordinates: capitalPoint },
      },
    ];
  });
  return { type: 'FeatureCollection', features };
}
