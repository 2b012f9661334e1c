import { pointsForDelay } from './entry/route/inTime.ts';
import type { Situation } from './entry/situation.ts';
import { type Entry, isWithinReach, monthsBehind } from './entry/way.ts';
import type { Gate } from './gates/gate.ts';
import { isAnswered } from './gates/unanswered.ts';
import { orderOf } from './scoring/score.ts';

/** Preferences applied to the engine, with the must-haves that follow from them. */
export interface Judged {
  readonly situation: Situation;
  readonly gates: readonly Gate[];
}

/** Whether our records hold a way in within reach; true where none is asked for, as in the quiz. */
export function hasWay({ preferences, entries }: Situation, country: number): boolean {
  return preferences.routesWanted.length === 0 || isWithinReach((entries[country] as Entry).way);
}

/**
 * The group of a country, which takes precedence over its score: 0 with a way in within reach and a record for every
 * must-have on law and language, 1 without such a record, 2 without a way in.
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
 * Points by which a country is ranked lower because its way in may take longer than planned; for two adults, the larger
 * number.
 */
export const pointsBehind = (states: readonly Judged[], country: number): number =>
  Math.max(
    ...states.map(({ situation }) => pointsForDelay(monthsBehind((situation.entries[country] as Entry).way))),
  );

/**
 * Orders countries by their scores, less the points for a way in that may come too late, within the groups of
 * `precedenceOf`: a country of a later group is recommended only where too few others are left. Scores themselves stay
 * as they are, because none of this makes a country a worse place to live.
 */
export function orderFor(
  states: readonly Judged[],
  scores: Float64Array,
  ties: readonly string[],
  among?: readonly number[],
): readonly number[] {
  const lowered = scores.map((score, country) => score - pointsBehind(states, country));
  return byPrecedence(states, orderOf(lowered, ties, among)).flat();
}
