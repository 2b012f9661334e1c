import type { City, Iso3 } from '../model.ts';

/** Distances to other countries are held up to here, in kilometres. */
export const BORDER_REACH_KM = 1500;

export interface BorderContent {
  /** By GeoNames id of a town: each other country within reach and the kilometres to it, "POL62 RUS463". */
  readonly borderKm: Readonly<Record<string, string>>;
}

export interface BorderLookups {
  /**
   * Straight-line kilometres from a town to the nearest land of a country, exclaves and islands included: 0 in its own
   * country, Infinity beyond `BORDER_REACH_KM`, NaN for a town that was not measured.
   */
  borderKm(city: City, iso3: Iso3): number;
}

/** Reads the distances of towns from other countries as they are asked for. */
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
