import type { City, Iso3 } from '../model.ts';

/** Distances to other countries are stored up to this many kilometres. */
export const BORDER_REACH_KM = 1500;

export interface BorderContent {
  /** By GeoNames id of a town: the countries within reach with their distance in kilometres, "POL62 RUS463". */
  readonly borderKm: Readonly<Record<string, string>>;
}

export interface BorderLookups {
  /**
   * Straight-line kilometres from a town to the nearest land of a country, exclaves and islands included: 0 in its
   * own country, Infinity beyond `BORDER_REACH_KM`, NaN for a town that was not measured.
   */
  borderKm(city: City, iso3: Iso3): number;
}

/** Parses the distances of a town on demand. */
export function openBorders({ borderKm }: BorderContent): BorderLookups {
  return {
    borderKm(city, iso3) {
      if (city.iso3 === iso3) return 0;
      const row = borderKm[city.id];
      if (row === undefined) return Number.NaN;
      const at = row.indexOf(iso3);
      return at < 0 ? Number.POSITIVE_INFINITY : Number.parseInt(row.slice(at + iso3.length), 10);
    },
  };
}
