import { distanceKm } from './distance.ts';
import type { City, Iso3 } from '../model.ts';

export interface Cities {
  readonly all: readonly City[];
  byId(id: number): City | null;
  /** Cities under the control of the country's government, the largest first. */
  of(iso3: Iso3): readonly City[];
  capitalOf(iso3: Iso3): City | null;
  /** The city of a country nearest to a point within a number of kilometres, whoever controls it. */
  nearest(iso3: Iso3, point: readonly [number, number], withinKm: number): City | null;
}

/** Indexes cities by id and country. */
export function openCities(rows: readonly City[]): Cities {
  const byId = new Map(rows.map((city) => [city.id, city]));
  const byCountry = Map.groupBy(rows, ({ iso3 }) => iso3);
  for (const cities of byCountry.values()) cities.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const every = (iso3: Iso3): readonly City[] => byCountry.get(iso3) ?? [];
  const held = new Map(
    [...byCountry].map(([iso3, cities]) => [iso3, cities.filter((city) => city.outsideControl === null)]),
  );
  return {
    all: rows,
    byId: (id) => byId.get(id) ?? null,
    of: (iso3) => held.get(iso3) ?? [],
    capitalOf: (iso3) => every(iso3).find((city) => city.isCapital) ?? null,
    nearest(iso3, point, withinKm) {
      let best: City | null = null;
      let least = withinKm;
      for (const city of every(iso3)) {
        const km = distanceKm(city.point, point);
        if (km > least) continue;
        best = city;
        least = km;
      }
      return best;
    },
  };
}
