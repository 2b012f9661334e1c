import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { onFirstUse } from '@global-fit/atlas/remembered';
import { activeFactors, type ActiveFactor, factorColumn } from './activeFactors.ts';
import { bestCities } from './cities/best.ts';
import { type Engine, ENGINE_VERSION, engineOf } from './engine/engine.ts';
import { openSituation } from './entry/situation.ts';
import { contributionsOf, gateResults } from './explain.ts';
import { gatesOf, passes } from './gates/all.ts';
import type { Preferences } from './model/preferences.ts';
import { byPrecedence, hasWay, type Judged, orderFor, pointsBehind, thinness } from './order.ts';
import type { Excluded, GateResult, Match, Ranking } from './ranking.ts';
import { type Interval, intervalsOf } from './scoring/interval.ts';
import { coverageOf, LEAST_COVERAGE, orderOf, scoreAll } from './scoring/score.ts';

/** Scores and order without words: what rankings and couples need. */
export interface Standing extends Judged {
  readonly factors: readonly ActiveFactor[];
  /** 0-100 by country index. */
  readonly scores: Float64Array;
  /** Countries that pass every must-have, by index, in the order of `orderFor`. */
  readonly passing: readonly number[];
  /** The others by score, best first. */
  readonly failing: readonly number[];
}

/** A standing before its countries are sorted. */
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

/** The must-have of every ranking: enough is known about the country. */
function evidenceGate(coverage: number): GateResult {
  const past = thinness(coverage);
  return {
    ...(past > 0 ? { past } : {}),
    id: 'evidence',
    group: 'evidence',
    label: 'Enough is known about it',
    status: coverage >= LEAST_COVERAGE ? 'met' : 'failed',
    reason: { kind: 'coverage', share: coverage },
    facts: [],
    because: { questionIds: [] },
  };
}

/** The places a report recommends; where fewer pass, the best of the others fill in. */
const FEWEST = 3;

/**
 * Must-haves that even a country that fills in has to pass: it is not home, it is not dangerous, and enough is known
 * about it. Without figures nothing could count against it, not even the cost of living.
 */
const NEVER_FILLED: ReadonlySet<string> = new Set(['scope', 'danger', 'evidence']);

/** Whether a country that fails must-haves may fill in where too few pass. */
export const mayFillIn = ({ failed }: Pick<Excluded, 'failed'>): boolean =>
  !failed.some(({ id }) => NEVER_FILLED.has(id));

/** Whether a country is where the customer looks at all: abroad, or the country lived in. */
const isLookedAt = ({ failed }: Pick<Excluded, 'failed'>): boolean =>
  !failed.some(({ id }) => id === 'scope');

/**
 * Orders those that may fill in: the fewest failed must-haves first, since each has to be given up; among equals those
 * with a way in within reach first, then in the given order. Where none may, as for somebody who looks within a country
 * that is at war, every country that is looked at does.
 */
export const nearest = <One extends Pick<Excluded, 'failed' | 'hasWay'>>(
  excluded: readonly One[],
): readonly One[] => {
  const eligible = excluded.filter(mayFillIn);
  return (eligible.length > 0 ? eligible : excluded.filter(isLookedAt)).toSorted(
    (a, b) => a.failed.length - b.failed.length || Number(b.hasWay) - Number(a.hasWay),
  );
};

/** How much is described beyond scores and order. */
export interface RankOptions {
  /**
   * Countries described in full even where they fail a must-have; those the customer named always are, and those that
   * fill in where fewer than `FEWEST` pass.
   */
  readonly study?: readonly Iso3[];
}

/** A report describes a few of the countries that pass: whatever describes one is computed when it is first read. */
function matchOf(state: Standing, country: number, place: number, interval: Interval): Match {
  const { situation, factors, gates, scores, coverage } = state;
  const { engine } = situation;
  const known = coverage[country] as number;
  const contributions = onFirstUse(() => contributionsOf(situation, factors, country));
  const results = onFirstUse(() => [...gateResults(engine, gates, country), evidenceGate(known)]);
  const cities = onFirstUse(() => bestCities(situation, country));
  return {
    iso3: engine.iso3[country] as Iso3,
    score: scores[country] as number,
    interval: [interval.low, interval.high],
    rank: place + 1,
    rankBand: [interval.bestRank, interval.worstRank],
    get contributions() {
      return contributions();
    },
    get gates() {
      return results();
    },
    coverage: known,
    get cities() {
      return cities();
    },
  };
}

/** A country that fails must-haves. `study` computes what a full description needs, which is costly. */
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

/** Intervals in the order of the countries; ranks of a group of `byPrecedence` begin after those of the groups before. */
function intervalsInOrder(
  state: Judged,
  factors: readonly ActiveFactor[],
  passing: readonly number[],
): readonly Interval[] {
  const { seed } = state.situation.preferences;
  let before = 0;
  return byPrecedence([state], passing).flatMap((group) => {
    const behind = before;
    before += group.length;
    const back = Float64Array.from(group, (country) => pointsBehind([state], country));
    return intervalsOf(factors, group, seed, back).map((one) => ({
      ...one,
      bestRank: one.bestRank + behind,
      worstRank: one.worstRank + behind,
    }));
  });
}

/** Adds reasons, intervals and ranks to a standing. */
export function describeStanding(state: Standing, options: RankOptions = {}): Ranking {
  const { situation, factors, passing, failing } = state;
  const intervals = intervalsInOrder(state, factors, passing);
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
    matches: passing.map((country, place) => matchOf(state, country, place, intervals[place] as Interval)),
    excluded: excluded.map((one, at) => {
      const { study, ...told } = one;
      return filling.has(one) || studied.has(failing[at] as number) ? study() : told;
    }),
    engineVersion: ENGINE_VERSION,
  };
}

/**
 * Ranks every country for these preferences: matches best first, and the countries that fail a must-have with the
 * reason. Pure: the same atlas and preferences always give the same ranking.
 */
export function rankCountries(atlas: Atlas, preferences: Preferences, options: RankOptions = {}): Ranking {
  return describeStanding(standing(engineOf(atlas), preferences), options);
}
