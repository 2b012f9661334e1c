import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import type { Answers } from '@global-fit/questionnaire/model';
import { gateResults } from './explain.ts';
import { profilePreferences } from './preferences.ts';
import { orderFor } from './order.ts';
import { engineOf } from './engine/engine.ts';
import { standing, type Standing } from './rank.ts';
import type { GateResult } from './ranking.ts';

/** One country for two adults. */
export interface CoupleMatch {
  readonly iso3: Iso3;
  /** Both together, 0-100: half the mean of the two scores, half the lower one, so that nobody is outvoted. */
  readonly score: number;
  readonly first: number;
  readonly second: number;
  readonly rank: number;
  /** Place on the own list of each; null where a must-have of that adult fails. */
  readonly firstRank: number | null;
  readonly secondRank: number | null;
}

/** A place on one adult's own list. */
export interface OwnPlace {
  readonly iso3: Iso3;
  readonly score: number;
}

/** A country near the top of one adult's list that a must-have of the other takes out for both. */
export interface Vetoed {
  readonly iso3: Iso3;
  /** Place on the list of the one who loses it, from 1. */
  readonly rank: number;
  readonly gate: GateResult;
}

/** A condition in an adult's own words that a country does not rule out and may not keep. */
export interface AtRisk {
  readonly iso3: Iso3;
  readonly gate: GateResult;
}

/** What two adults find together, and each alone. */
export interface CoupleRanking {
  /** Countries that pass the must-haves of both, best first. */
  readonly matches: readonly CoupleMatch[];
  /**
   * The best for both together, and what each gives up against the own favourite; null when nothing passes
   * for both.
   */
  readonly compromise: {
    readonly match: CoupleMatch;
    readonly firstFavourite: Iso3;
    readonly secondFavourite: Iso3;
    /** Points of score, >= 0: a favourite may come first for its way in, with a score below the compromise. */
    readonly costsFirst: number;
    readonly costsSecond: number;
  } | null;
  /** Countries that are among the best ten of both. */
  readonly shared: readonly Iso3[];
  /** The best ten of each alone. */
  readonly firstOwn: readonly OwnPlace[];
  readonly secondOwn: readonly OwnPlace[];
  /** Of the first adult's best ten, those that only the second one's must-haves rule out; and the other way round. */
  readonly lostByFirst: readonly Vetoed[];
  readonly lostBySecond: readonly Vetoed[];
  /** Of the best for both, those where a condition in the second adult's own words is at risk. */
  readonly atRiskForSecond: readonly AtRisk[];
}

/**
 * Answers of the second adult over those of the first: what the short form asks is replaced, the household is
 * shared.
 */
export function secondAdultAnswers(first: Answers, second: Answers): Answers {
  const own = new Set(SECOND_ADULT.entries.map(({ question }) => question.id));
  const household = Object.entries(first).filter(([id]) => !own.has(id));
  const told = Object.entries(second).filter(([id]) => own.has(id));
  return Object.fromEntries([...household, ...told]);
}

const ranksOf = (state: Standing): ReadonlyMap<number, number> =>
  new Map(state.passing.map((country, place) => [country, place + 1]));

function together(a: number, b: number): number {
  return (a + b) / 4 + Math.min(a, b) / 2;
}

const BEST = 10;

function ownOf(state: Standing, iso3: readonly Iso3[]): readonly OwnPlace[] {
  return state.passing
    .slice(0, BEST)
    .map((country) => ({ iso3: iso3[country] as Iso3, score: state.scores[country] as number }));
}

function lost(loser: Standing, other: Standing): readonly Vetoed[] {
  const { engine } = loser.situation;
  const passes = new Set(other.passing);
  return loser.passing.slice(0, BEST).flatMap((country, place) => {
    if (passes.has(country)) return [];
    const gate = gateResults(engine, other.gates, country).find(({ status }) => status === 'failed');
    return gate ? [{ iso3: engine.iso3[country] as Iso3, rank: place + 1, gate }] : [];
  });
}

/** How many of the best for both are told of with what one adult risks there. */
export const RISKS_TOLD_OF = 5;

function atRisk(countries: readonly number[], { situation: { engine }, gates }: Standing): readonly AtRisk[] {
  return countries.slice(0, RISKS_TOLD_OF).flatMap((country) =>
    gateResults(engine, gates, country)
      .filter(({ group, status }) => group === 'deal-breaker' && status === 'at_risk')
      .map((gate) => ({ iso3: engine.iso3[country] as Iso3, gate })),
  );
}

/**
 * Scores each adult by the own answers and both together. Money, passports and household are shared; priorities,
 * climate and deal-breakers are each one's own, and the deal-breakers of either rule a country out.
 */
export function rankCouple(atlas: Atlas, first: Answers, second: Answers): CoupleRanking {
  const engine = engineOf(atlas);
  const one = standing(engine, profilePreferences(atlas, first));
  const two = standing(engine, profilePreferences(atlas, secondAdultAnswers(first, second)));
  const [ranksOne, ranksTwo] = [ranksOf(one), ranksOf(two)];
  const scores = one.scores.map((score, i) => together(score, two.scores[i] as number));
  const both = one.passing.filter((country) => ranksTwo.has(country));
  const order = orderFor([one, two], scores, engine.ties, both);
  const matches = order.map(
    (country, place): CoupleMatch => ({
      iso3: engine.iso3[country] as Iso3,
      score: scores[country] as number,
      first: one.scores[country] as number,
      second: two.scores[country] as number,
      rank: place + 1,
      firstRank: ranksOne.get(country) ?? null,
      secondRank: ranksTwo.get(country) ?? null,
    }),
  );
  const iso3Of = (country: number): Iso3 => engine.iso3[country] as Iso3;
  const [best] = matches;
  const [firstBest, secondBest] = [one.passing[0], two.passing[0]];
  return {
    matches,
    compromise:
      best && firstBest !== undefined && secondBest !== undefined
        ? {
            match: best,
            firstFavourite: iso3Of(firstBest),
            secondFavourite: iso3Of(secondBest),
            costsFirst: Math.max(0, (one.scores[firstBest] as number) - best.first),
            costsSecond: Math.max(0, (two.scores[secondBest] as number) - best.second),
          }
        : null,
    shared: one.passing
      .slice(0, BEST)
      .filter((country) => two.passing.slice(0, BEST).includes(country))
      .map(iso3Of),
    firstOwn: ownOf(one, engine.iso3),
    secondOwn: ownOf(two, engine.iso3),
    lostByFirst: lost(one, two),
    lostBySecond: lost(two, one),
    atRiskForSecond: atRisk(order, two),
  };
}
