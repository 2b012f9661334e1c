import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Fact, Indicator, Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { FACTORS } from '../factors/catalogue.ts';
import { QUIZ_FACTORS } from '../factors/quiz.ts';
import type { Factor, FactorId, FactorPart, Reading } from '../model.ts';
import { addWeighted, orderOf, worthOf } from '../scoring/score.ts';
import { columnUtilities } from '../scoring/utility.ts';
import { type CityMean, cityMeans } from './cityMeans.ts';
import { openRecords, type Records } from './records.ts';
import { openSpoken, type Spoken } from './spoken.ts';

/** Version of method and catalogue. It is stored with every ranking. */
export const ENGINE_VERSION = '1.48.0';

/** The atlas with every utility computed once, which leaves a ranking to be a weighted sum. */
export interface Engine {
  readonly atlas: Atlas;
  /** Country codes; their order is that of every array of the engine. */
  readonly iso3: readonly Iso3[];
  /**
   * Sort keys for countries of equal score, by country index. Ties are common: where a single wish counts, dozens of
   * countries fulfil it. The better one over the quiz's factors then comes first; where these tie too, the country
   * code decides.
   */
  readonly ties: readonly string[];
  readonly factors: readonly Factor[];
  /** A factor's values for every country; undefined for an id outside the catalogue. */
  column(factor: FactorId): Column | undefined;
  /** The facts behind a factor for one country, largest share first. Facts that may not be printed are left out. */
  facts(factor: FactorId, country: number): readonly Fact[];
  /** One fact by country index; null where it is unknown or may not be printed. */
  fact(indicator: string, country: number): Fact | null;
  /** Yearly means of towns in degrees Celsius, by country index. */
  readonly cityMeans: readonly (readonly CityMean[])[];
  /** Who speaks a language, by country index. */
  language(code: string): Spoken;
  /** Number of people by country of origin in a country's largest communities; empty where it has no record. */
  communities(country: number): ReadonlyMap<Iso3, number>;
  readonly records: Records;
  /** Towns whose rents were surveyed, by country index. */
  readonly surveyed: readonly (readonly City[])[];
}

/** A catalogue factor with its values by country index. */
export interface Column {
  readonly factor: Factor;
  /** Weighted mean of the utilities of the known parts; NaN where none is known. */
  readonly utilities: Float64Array;
  /** Share of the parts that are known, in [0,1]. */
  readonly known: Float64Array;
  /** Sum of share times utility over the known parts, in [0,1]: `utilities` times `known`; 0 where nothing is known. */
  readonly certain: Float64Array;
  /** The utility as the score counts it, with unknown parts pulled towards halfway: see `worthOf`. */
  readonly worth: Float64Array;
}

const utilitiesBy = (atlas: Atlas, { indicator, curve }: Reading): Float64Array =>
  columnUtilities(curve, atlas.indicator(indicator) as Indicator, atlas.column(indicator));

/** The utilities of a part, by country index: those of its indicator, and where it is unknown of what stands in. */
function partUtilities(atlas: Atlas, part: FactorPart): Float64Array {
  const standIns = (part.otherwise ?? []).map((one) => utilitiesBy(atlas, one));
  return utilitiesBy(atlas, part).map((own, i) => {
    if (!Number.isNaN(own)) return own;
    return standIns.find((one) => !Number.isNaN(one[i]))?.[i] ?? Number.NaN;
  });
}

function columnOf(factor: Factor, atlas: Atlas): Column {
  const size = atlas.countries.length;
  const certain = new Float64Array(size);
  const known = new Float64Array(size);
  for (const part of factor.parts) {
    const { share } = part;
    const column = partUtilities(atlas, part);
    for (let i = 0; i < size; i += 1) {
      const utility = column[i] as number;
      if (Number.isNaN(utility)) continue;
      certain[i] = (certain[i] as number) + share * utility;
      known[i] = (known[i] as number) + share;
    }
  }
  return { factor, known, ...completeColumn(certain, known) };
}

function tiesOf(columns: readonly Column[], iso3: readonly Iso3[]): readonly string[] {
  const merits = new Float64Array(iso3.length);
  addWeighted(
    columns.map(({ certain }) => certain),
    columns.map(() => 1),
    merits,
  );
  const keys = new Array<string>(iso3.length);
  for (const [rank, place] of orderOf(merits, iso3).entries()) keys[place] = String(rank).padStart(3, '0');
  return keys;
}

/** Computes the rest of a column from `certain` and `known`. */
export function completeColumn(
  certain: Float64Array,
  known: Float64Array,
): Pick<Column, 'utilities' | 'certain' | 'worth'> {
  const utilities = certain.map((sum, i) =>
    (known[i] as number) > 0 ? Math.min(1, sum / (known[i] as number)) : Number.NaN,
  );
  return { utilities, certain, worth: utilities.map((one, i) => worthOf(one, known[i] as number)) };
}

/**
 * Opens the engine on an atlas: every indicator of the catalogue becomes a utility, once. `only` names
 * the factors to open when not all are needed.
 *
 * @throws RangeError when the catalogue reads an indicator the atlas does not have.
 */
export function openEngine(atlas: Atlas, only?: readonly FactorId[]): Engine {
  const factors = [...FACTORS, ...QUIZ_FACTORS].filter(({ id }) => only?.includes(id) ?? true);
  const columns = new Map(factors.map((factor) => [factor.id, columnOf(factor, atlas)]));
  const iso3 = atlas.countries.map((country) => country.iso3);
  const parts = new Map(
    factors.map((factor) => [factor.id, factor.parts.toSorted((a, b) => b.share - a.share)]),
  );
  const size = iso3.length;
  const facts = new Map<FactorId, (readonly Fact[])[]>(factors.map(({ id }) => [id, new Array(size)]));
  const single = new Map<string, (Fact | null)[]>();
  const communities: ReadonlyMap<Iso3, number>[] = new Array(size);

  function fact(indicator: string, country: number): Fact | null {
    let column = single.get(indicator);
    if (!column) {
      column = new Array(size);
      single.set(indicator, column);
    }
    let found = column[country];
    if (found === undefined) {
      found = atlas.fact(iso3[country] as Iso3, indicator);
      if (found && !found.indicator.shown) found = null;
      column[country] = found;
    }
    return found;
  }

  return {
    atlas,
    iso3,
    ties: tiesOf(
      QUIZ_FACTORS.flatMap(({ id }) => columns.get(id) ?? []),
      iso3,
    ),
    factors,
    column: (id) => columns.get(id),
    fact,
    facts(id, country) {
      const column = facts.get(id);
      if (!column) return [];
      column[country] ??= (parts.get(id) ?? []).flatMap(({ indicator, otherwise = [] }) => {
        const found = [indicator, ...otherwise.map((one) => one.indicator)].map((one) => fact(one, country));
        return found.find((one) => one !== null) ?? [];
      });
      return column[country];
    },
    cityMeans: cityMeans(atlas),
    language: openSpoken(atlas),
    communities(country) {
      communities[country] ??= new Map(
        atlas.communitiesIn(iso3[country] as Iso3).map(({ origin, people }) => [origin, people]),
      );
      return communities[country];
    },
    records: openRecords(atlas),
    surveyed: atlas.countries.map((country) =>
      atlas.cities.of(country.iso3).filter(({ rentEur }) => rentEur !== null),
    ),
  };
}

/** The engine of an atlas, opened once. */
export const engineOf = rememberedOf((atlas: Atlas): Engine => openEngine(atlas));
