import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { activeFactors, type ActiveFactor, factorColumn } from './activeFactors.ts';
import { bestCities } from './cities/best.ts';
import { type Engine, ENGINE_VERSION, openEngine } from './engine/engine.ts';
import { openSituation, type Situation } from './entry/situation.ts';
import { pointsForDelay } from './entry/route/inTime.ts';
import { type Entry, isWithinReach, monthsBehind } from './entry/way.ts';
import { contributionsOf, gateResults } from './explain.ts';
import { gatesOf, passes } from './gates/all.ts';
import type { Gate } from './gates/gate.ts';
import { isAnswered } from './gates/unanswered.ts';
import type { CityMatch } from './model.ts';
import type { Preferences } from './model/preferences.ts';
import type { Excluded, GateResult, Match, Ranking } from './ranking.ts';
import { type Interval, intervalsOf } from './scoring/interval.ts';
import { coverageOf, LEAST_COVERAGE, orderOf, scoreAll } from './scoring/score.ts';

/** Scores and order without words: what rankings and couples need. */
export interface Standing {
  readonly situation: Situation;
  readonly factors: readonly ActiveFactor[];
  readonly gates: readonly Gate[];
  /** 0-100 by country index. */
  readonly scores: Float64Array;
  /** Share of the asked weight for which facts are known, by country index. */
  readonly coverage: Float64Array;
  /** Countries that pass every must-have, by their precedence (see `orderFor`), best first, by index. */
  readonly passing: readonly number[];
  /** The others, best first. */
  readonly failing: readonly number[];
}

/** What is known of every country before any must-have is asked. */
type Scored = Omit<Standing, 'passing' | 'failing'>;

function scored(engine: Engine, preferences: Preferences): Scored {
  const situation = openSituation(engine, preferences);
  const factors = activeFactors(preferences.weights, (id) => factorColumn(situation, id));
  const size = engine.iso3.length;
  return {
    situation,
    factors,
    gates: gatesOf(situation),
    scores: scoreAll(factors, size),
    coverage: coverageOf(factors, size),
  };
}

const fits = ({ gates, coverage }: Scored, country: number): boolean =>
  (coverage[country] as number) >= LEAST_COVERAGE && passes(gates, country);

/** Whether our records hold a way in within reach; true where nobody asked for a way in, as in the quiz. */
function hasWay({ preferences, entries }: Situation, country: number): boolean {
  return preferences.routesWanted.length === 0 || isWithinReach((entries[country] as Entry).way);
}

type Asked = Pick<Standing, 'situation' | 'gates'>;

/**
 * Where a country stands before its score counts: 0 where our records hold a way within reach of these people and tell
 * of every must-have on law and language, 1 where they are silent on one of those, 2 where they hold no way.
 */
function precedenceOf({ situation, gates }: Asked, country: number): number {
  if (!hasWay(situation, country)) return 2;
  return isAnswered(gates, country) ? 0 : 1;
}

const PRECEDENCES = [0, 1, 2] as const;

/** The countries of an order in groups of one precedence, the first first, each of which keeps the order. */
function byPrecedence(states: readonly Asked[], order: readonly number[]): readonly (readonly number[])[] {
  const groups = Map.groupBy(order, (country) =>
    Math.max(...states.map((state) => precedenceOf(state, country))),
  );
  return PRECEDENCES.map((precedence) => groups.get(precedence) ?? []);
}

/** Points by which a country stands back in the order, for whom of these its way in may come behind the date most. */
const backOf = (states: readonly Asked[], country: number): number =>
  Math.max(
    ...states.map(({ situation }) => pointsForDelay(monthsBehind((situation.entries[country] as Entry).way))),
  );

/**
 * The order of countries by these scores, with those first into which our records hold a way within reach of these
 * people, and of these first those of whose law and languages they tell what was made a must: any other is recommended
 * only where too few are left. Where the way in may come behind the date of the move, a country stands back by so many
 * points as it is late. Each keeps its score, for neither makes it a worse place.
 */
export function orderFor(
  states: readonly Asked[],
  scores: Float64Array,
  ties: readonly string[],
  among?: readonly number[],
): readonly number[] {
  const held = scores.map((score, country) => score - backOf(states, country));
  return byPrecedence(states, orderOf(held, ties, among)).flat();
}

/** Scores every country and sorts those that pass from those that do not. */
export function standing(engine: Engine, preferences: Preferences): Standing {
  const state = scored(engine, preferences);
  const { scores } = state;
  const passing: number[] = [];
  const failing: number[] = [];
  for (let i = 0; i < engine.iso3.length; i += 1) (fits(state, i) ? passing : failing).push(i);
  return {
    ...state,
    passing: orderFor([state], scores, engine.ties, passing),
    failing: orderOf(scores, engine.ties, failing),
  };
}

/** The gate that every ranking has: enough must be known. */
function evidenceGate(coverage: number): GateResult {
  return {
    id: 'evidence',
    group: 'evidence',
    label: 'Enough is known about it',
    status: coverage >= LEAST_COVERAGE ? 'met' : 'failed',
    reason: { kind: 'coverage', share: coverage },
    facts: [],
    because: { questionIds: [] },
  };
}

/** So many places a report recommends: where fewer pass, the best of the others fill in. */
const FEWEST = 3;

/**
 * Must-haves without which a country does not fill in either: never home, none that is dangerous, and none of which too
 * little is known, since what no figure tells, such as the cost of a month there, cannot count against it.
 */
const NEVER_FILLED: ReadonlySet<string> = new Set(['scope', 'danger', 'evidence']);

/** Whether a country that fails must-haves may fill in where too few pass. */
export const mayFillIn = ({ failed }: Pick<Excluded, 'failed'>): boolean =>
  !failed.some(({ id }) => NEVER_FILLED.has(id));

/**
 * Of those that fail must-haves, best first, the ones that may fill in: by how few they fail, since each is one that has
 * to be given up, of as many those first into which our records hold a way within reach, then in their order.
 */
export const nearest = <One extends Pick<Excluded, 'failed' | 'hasWay'>>(
  excluded: readonly One[],
): readonly One[] =>
  excluded
    .filter(mayFillIn)
    .toSorted((a, b) => a.failed.length - b.failed.length || Number(b.hasWay) - Number(a.hasWay));

/** How much is described beyond scores and order. */
export interface RankOptions {
  /** Countries for which cities are looked up, from the top. Default 10; named countries always get theirs. */
  readonly withCities?: number;
  /**
   * Countries described in full even where they fail a must-have; those the customer named always are, and those that
   * fill in where fewer than `FEWEST` pass.
   */
  readonly study?: readonly Iso3[];
}

function matchOf(
  state: Standing,
  country: number,
  place: number,
  interval: Interval,
  cities: readonly CityMatch[],
): Match {
  const { situation, factors, gates, scores, coverage } = state;
  const { engine } = situation;
  const contributions = contributionsOf(situation, factors, country);
  const results = [...gateResults(engine, gates, country), evidenceGate(coverage[country] as number)];
  return {
    iso3: engine.iso3[country] as Iso3,
    score: scores[country] as number,
    interval: [interval.low, interval.high],
    rank: place + 1,
    rankBand: [interval.bestRank, interval.worstRank],
    contributions,
    gates: results,
    coverage: coverage[country] as number,
    cities,
  };
}

/** A country that fails must-haves, and what is needed to describe it in full, worked out where it is asked for. */
function excludedOf(state: Standing, country: number): Excluded & { readonly study: () => Excluded } {
  const { situation, factors, gates, scores, coverage } = state;
  const results = [
    ...gateResults(situation.engine, gates, country),
    evidenceGate(coverage[country] as number),
  ];
  const one = {
    iso3: situation.engine.iso3[country] as Iso3,
    score: scores[country] as number,
    hasWay: hasWay(situation, country),
    failed: results.filter(({ status }) => status === 'failed'),
  };
  return {
    ...one,
    study: () => ({
      ...one,
      studied: {
        contributions: contributionsOf(situation, factors, country),
        gates: results,
        cities: bestCities(situation, country),
      },
    }),
  };
}

/** Intervals in the order of the countries; the ranks of each precedence begin behind those before it. */
function intervalsInOrder(
  state: Asked,
  factors: readonly ActiveFactor[],
  passing: readonly number[],
): readonly Interval[] {
  const { seed } = state.situation.preferences;
  let before = 0;
  return byPrecedence([state], passing).flatMap((group) => {
    const behind = before;
    before += group.length;
    const back = Float64Array.from(group, (country) => backOf([state], country));
    return intervalsOf(factors, group, seed, back).map((one) => ({
      ...one,
      bestRank: one.bestRank + behind,
      worstRank: one.worstRank + behind,
    }));
  });
}

/** Puts reasons, intervals and ranks to a standing. */
export function describeStanding(state: Standing, options: RankOptions = {}): Ranking {
  const { situation, factors, passing, failing } = state;
  const intervals = intervalsInOrder(state, factors, passing);
  const withCities = options.withCities ?? 10;
  const named = new Set(
    situation.preferences.namedCountries.map((iso3) => situation.engine.atlas.indexOf(iso3)),
  );
  const studied = new Set([
    ...named,
    ...(options.study ?? []).map((iso3) => situation.engine.atlas.indexOf(iso3)),
  ]);
  const excluded = failing.map((country) => excludedOf(state, country));
  const filling = new Set(nearest(excluded).slice(0, Math.max(0, FEWEST - passing.length)));
  return {
    matches: passing.map((country, place) =>
      matchOf(
        state,
        country,
        place,
        intervals[place] as Interval,
        place < withCities || named.has(country) ? bestCities(situation, country) : [],
      ),
    ),
    excluded: excluded.map((one, at) => {
      const { study, ...told } = one;
      return filling.has(one) || studied.has(failing[at] as number) ? study() : told;
    }),
    engineVersion: ENGINE_VERSION,
  };
}

/** The engine of an atlas, opened once. */
export const engineOf = rememberedOf((atlas: Atlas): Engine => openEngine(atlas));

/**
 * Ranks every country for these preferences: matches best first, and the countries that fail a must-have with the
 * reason. Pure: the same atlas and preferences always give the same ranking.
 */
export function rankCountries(atlas: Atlas, preferences: Preferences, options: RankOptions = {}): Ranking {
  return describeStanding(standing(engineOf(atlas), preferences), options);
}
