import type { Atlas } from '@global-fit/atlas/atlas';
import type { Fact, Indicator, Iso3 } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import { FACTORS } from './factors/catalogue.ts';
import type { Factor, FactorId } from './model.ts';
import { openPlaces, type Places } from './personal/places.ts';
import { columnUtilities } from './utility.ts';

/** Version of method and catalogue; stored with every ranking. */
export const ENGINE_VERSION = '1.0.0';

/** The atlas with every utility computed once, so that a ranking is a weighted sum. */
export interface Engine {
  readonly atlas: Atlas;
  /** Country codes in the order of every array of the engine. */
  readonly iso3: readonly Iso3[];
  readonly factors: readonly Factor[];
  /** Utility of a factor for every country, NaN where no part is known. Undefined for an unknown id. */
  utilities(factor: FactorId): Float64Array | undefined;
  /** Share of a factor's parts whose fact is known, for every country, in [0,1]. */
  known(factor: FactorId): Float64Array | undefined;
  /** The facts behind a factor for one country, largest share first, without those that may not be printed. */
  facts(factor: FactorId, country: number): readonly Fact[];
  /** One fact that may be printed, by country index. */
  fact(indicator: string, country: number): Fact | null;
  readonly places: Places;
  /** Number of people by country of origin, for the largest communities of a country; empty when not covered. */
  communities(country: number): ReadonlyMap<Iso3, number>;
  /** The strongest agreement that covers a passport and a destination. */
  movement(passport: Iso3, destination: Iso3): FreeMovement | null;
}

interface Column {
  readonly utilities: Float64Array;
  readonly known: Float64Array;
}

/** Weighted mean over known parts, and the share of parts that is known. */
function columnOf(factor: Factor, atlas: Atlas): Column {
  const size = atlas.countries.length;
  const sum = new Float64Array(size);
  const known = new Float64Array(size);
  for (const { indicator: id, share, curve } of factor.parts) {
    const indicator = atlas.indicator(id) as Indicator;
    const column = columnUtilities(curve, indicator, atlas.column(id));
    for (let i = 0; i < size; i += 1) {
      const utility = column[i] as number;
      if (Number.isNaN(utility)) continue;
      sum[i] = (sum[i] as number) + share * utility;
      known[i] = (known[i] as number) + share;
    }
  }
  const utilities = sum.map((value, i) =>
    (known[i] as number) > 0 ? value / (known[i] as number) : Number.NaN,
  );
  return { utilities, known: known.map((share) => Math.min(1, share)) };
}

/**
 * Opens the engine on an atlas: every indicator of the catalogue becomes a utility, once.
 *
 * @throws RangeError when the catalogue reads an indicator the atlas does not have.
 */
export function openEngine(atlas: Atlas): Engine {
  const columns = new Map(FACTORS.map((factor) => [factor.id, columnOf(factor, atlas)]));
  const iso3 = atlas.countries.map((country) => country.iso3);
  const parts = new Map(
    FACTORS.map((factor) => [factor.id, factor.parts.toSorted((a, b) => b.share - a.share)]),
  );
  const facts = new Map<string, readonly Fact[]>();

  const communities = new Map<number, ReadonlyMap<Iso3, number>>();
  const movements = new Map<string, FreeMovement | null>();

  function fact(indicator: string, country: number): Fact | null {
    const found = atlas.fact(iso3[country] as Iso3, indicator);
    return found?.indicator.shown ? found : null;
  }

  return {
    atlas,
    iso3,
    factors: FACTORS,
    utilities: (id) => columns.get(id)?.utilities,
    known: (id) => columns.get(id)?.known,
    fact,
    facts(id, country) {
      const key = `${id} ${country}`;
      const before = facts.get(key);
      if (before) return before;
      const found = (parts.get(id) ?? [])
        .map(({ indicator }) => fact(indicator, country))
        .filter((one) => one !== null);
      facts.set(key, found);
      return found;
    },
    places: openPlaces(atlas),
    communities(country) {
      let found = communities.get(country);
      if (!found) {
        const listed = atlas.communitiesIn(iso3[country] as Iso3);
        found = new Map(listed.map(({ origin, people }) => [origin, people]));
        communities.set(country, found);
      }
      return found;
    },
    movement(passport, destination) {
      const key = passport + destination;
      let found = movements.get(key);
      if (found === undefined) {
        found = atlas.movement.movements(passport, destination)[0] ?? null;
        movements.set(key, found);
      }
      return found;
    },
  };
}
