import { pointsForDelay } from './entry/route/inTime.ts';
import type { Situation } from './entry/situation.ts';
import { type Entry, isWithinReach, monthsBehind } from './entry/way.ts';
import type { Gate } from './gates/gate.ts';
import { isAnswered } from './gates/unanswered.ts';
import { pastLimit } from './scoring/grade.ts';
import { LEAST_COVERAGE, orderOf } from './scoring/score.ts';

/** Preferences applied to the engine, with the must-haves that follow from them. */
export interface Judged {
  readonly situation: Situation;
  readonly gates: readonly Gate[];
  /** Share of the asked weight for which facts are known, by country index. */
  readonly coverage: Float64Array;
}

/** Whether our records hold a way in within reach; true where none is asked for, as in the quiz. */
export function hasWay({ preferences, entries }: Situation, country: number): boolean {
  return preferences.routesWanted.length === 0 || isWithinReach((entries[country] as Entry).way);
}

/**
 * The group of a country, which takes precedence over its score: 0 with a way in within reach and a record for every
 * must-have on law, language and the cost of a month, 1 without such a record, 2 without a way in.
 */
function precedenceOf({ situation, gates }: Judged, country: number): number {
  if (!hasWay(situation, country)) return 2;
  return isAnswered(gates, country) ? 0 : 1;
}

const PRECEDENCES = [0, 1, 2] as const;

/** Splits ordered countries into groups of one precedence, the first group first; within a group the order is kept. */
export function byPrecedence(
  states: readonly Judged[],
  order: readonly number[],
): readonly (readonly number[])[] {
  const groups = Map.groupBy(order, (country) =>
    Math.max(...states.map((state) => precedenceOf(state, country))),
  );
  return PRECEDENCES.map((precedence) => groups.get(precedence) ?? []);
}

/**
 * Points that a country loses in the order where a must-have is missed almost to the limit that rules it out: about half
 * of those that lie between the best place and the middle of all that pass.
 */
const ALMOST_OUT = 12;

/** Points for a must-have by how far it is past its soft limit, in [0,1]: the more steeply, the nearer to the hard one. */
const pointsPast = (past: number): number => (ALMOST_OUT * past * (1 + past * past)) / 2;

/** Shares of known facts from which a place is known well enough, and below which it is ruled out. */
const KNOWN = { soft: 0.8, hard: LEAST_COVERAGE };

/** How far a place is on the way to too little being known of it, in [0,1]. */
export const thinness = (coverage: number): number => pastLimit(coverage, KNOWN);

/**
 * Points for must-haves that are nearly missed, each by how far it is past its soft limit: without them a place would
 * stand first just inside a limit and be ruled out just beyond it. None where no way in was asked for: the quiz orders
 * by its sliders alone.
 */
function pointsForNearMisses({ situation, gates, coverage }: Judged, country: number): number {
  if (situation.preferences.routesWanted.length === 0) return 0;
  let points = pointsPast(thinness(coverage[country] as number));
  for (const { graded, check } of gates) {
    if (!graded) continue;
    const { status, past = 0 } = check(country);
    if (status === 'at_risk') points += pointsPast(past);
  }
  return points;
}

const delayPoints = ({ situation }: Judged, country: number): number =>
  pointsForDelay(monthsBehind((situation.entries[country] as Entry).way));

/**
 * Points that a country loses in the order because its way in may take longer than planned, or because it nearly misses
 * a must-have; of two adults, the most.
 */
export const pointsBehind = (states: readonly Judged[], country: number): number =>
  Math.max(...states.map((state) => delayPoints(state, country) + pointsForNearMisses(state, country)));

/**
 * Orders some countries by their scores, less the points of `pointsBehind`, within the groups of `precedenceOf`: a
 * country of a later group is recommended only where too few others are left. Scores themselves stay as they are,
 * because none of this makes a country a worse place to live.
 */
export function orderFor(
  states: readonly Judged[],
  scores: Float64Array,
  ties: readonly string[],
  among: readonly number[],
): readonly number[] {
  const lowered = new Float64Array(scores.length);
  for (const country of among) lowered[country] = (scores[country] as number) - pointsBehind(states, country);
  return byPrecedence(states, orderOf(lowered, ties, among)).flat();
}

/**
 * The first `count` countries that `orderFor` gives for those that pass. Few have to be asked whether they do, or for
 * their near misses: countries are taken by the highest score they may come to, until no later one can be among the
 * first.
 */
export function firstFor(
  state: Judged,
  scores: Float64Array,
  ties: readonly string[],
  passes: (country: number) => boolean,
  count: number,
): readonly number[] {
  const most = scores.map((score, country) => score - delayPoints(state, country));
  const found: number[] = [];
  /** What the countries of the first group come to, the best first. */
  const ahead: number[] = [];
  for (const country of orderOf(most, ties)) {
    if ((ahead[count - 1] ?? Number.NEGATIVE_INFINITY) > (most[country] as number)) break;
    if (!passes(country)) continue;
    found.push(country);
    if (precedenceOf(state, country) > 0) continue;
    ahead.push((scores[country] as number) - pointsBehind([state], country));
    ahead.sort((a, b) => b - a);
  }
  return orderFor([state], scores, ties, found).slice(0, count);
}
