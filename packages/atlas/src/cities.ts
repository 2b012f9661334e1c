import type { City, Iso3 } from './model.ts';

export interface Cities {
  readonly all: readonly City[];
  byId(id: number): City | null;
  /** Cities of a country, the largest first. */
  of(iso3: Iso3): readonly City[];
  capitalOf(iso3: Iso3): City | null;
}

/** Indexes cities by id and country. */
export function openCities(rows: readonly City[]): Cities {
  const byId = new Map(rows.map((city) => [city.id, city]));
  const byCountry = new Map<Iso3, City[]>();
  for (const city of rows) {
    const cities = byCountry.get(city.iso3);
    if (cities) cities.push(city);
    else byCountry.set(city.iso3, [city]);
  }
  for (const cities of byCountry.values()) cities.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const of = (iso3: Iso3): readonly City[] => byCountry.get(iso3) ?? [];
  return {
    all: rows,
    byId: (id) => byId.get(id) ?? null,
    of,
    capitalOf: (iso3) => of(iso3).find((city) => city.isCapital) ?? null,
  };
}
