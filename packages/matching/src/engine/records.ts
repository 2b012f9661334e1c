import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import { distanceKm } from '@global-fit/atlas/places/distance';

/** What one passport allows in every country, by country index. */
export interface PassportWays {
  /** The strongest free-movement agreement; null where none covers the pair. */
  readonly movement: readonly (FreeMovement | null)[];
  /** 1 where a short visit needs no visa. */
  readonly visitsFreely: Uint8Array;
  /** 1 where its holders are not admitted. */
  readonly refused: Uint8Array;
}

/** Look-ups by passport, country or pair, each computed on first use and remembered. */
export interface Records {
  passport(iso3: Iso3): PassportWays;
  /** Open routes that can be applied for from abroad. Records that may not be printed count as missing. */
  routes(country: number): readonly VisaRoute[];
  /** Kilometres from the capital of a country to every other, by country index; null for an unknown country. */
  distances(iso3: Iso3): Float64Array | null;
}

const FREE_VISITS: readonly (string | undefined)[] = ['visa free', 'eta', 'visa on arrival'];

function isCandidate(route: VisaRoute): boolean {
  if (route.status !== 'open' || !route.shown) return false;
  // Permanent residence that needs years of residence is where other routes lead, not a way in.
  return !(
    route.kind === 'permanent-residency' &&
    (route.yearsToPermanence ?? 0) > 0 &&
    route.minInvestment === null
  );
}

function candidatesIn(atlas: Atlas, iso3: Iso3): readonly VisaRoute[] {
  return atlas.routes.of(iso3).filter(isCandidate);
}

function waysOf(atlas: Atlas, passport: Iso3): PassportWays {
  const kinds = atlas.countries.map(({ iso3 }) => atlas.passports.requirement(passport, iso3)?.kind);
  return {
    movement: atlas.countries.map(({ iso3 }) => atlas.movement.movements(passport, iso3)[0] ?? null),
    visitsFreely: Uint8Array.from(kinds, (kind) => (FREE_VISITS.includes(kind) ? 1 : 0)),
    refused: Uint8Array.from(kinds, (kind) => (kind === 'no admission' ? 1 : 0)),
  };
}

/** The point distances to a country are measured to: its capital, else its centre. */
export const pointOf = (country: Country): readonly [number, number] => country.capitalPoint ?? country.point;

function distancesFrom(atlas: Atlas, iso3: Iso3): Float64Array | null {
  const from = atlas.country(iso3);
  if (!from) return null;
  return Float64Array.from(atlas.countries, (to) =>
    to.iso3 === iso3 ? 0 : distanceKm(pointOf(from), pointOf(to)),
  );
}

function kept<K, V>(make: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    let value = found.get(key);
    if (value === undefined) {
      value = make(key);
      found.set(key, value);
    }
    return value;
  };
}

/** Opens the look-ups on an atlas. */
export function openRecords(atlas: Atlas): Records {
  return {
    passport: kept((iso3: Iso3) => waysOf(atlas, iso3)),
    routes: kept((country: number) => candidatesIn(atlas, atlas.countries[country]?.iso3 ?? '')),
    distances: kept((iso3: Iso3) => distancesFrom(atlas, iso3)),
  };
}
