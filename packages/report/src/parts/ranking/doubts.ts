// What there is to doubt about a place that passes: it decides which of places with ranks alike is told first, and is said.
import { asksForRarePay, monthsBehind, type RouteWay, standsApart } from '@global-fit/matching/entry/way';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import { isBeyondWages, onWages } from '../../place/money/wagesSaid.ts';
import { hasWay } from '../findings/gates.ts';
import { isMissed, isWishMissed, lacksRoom } from '../findings/missedLines.ts';

/**
 * Findings that leave a condition open: on no record, or for an authority to decide. A figure near its limit
 * is none.
 */
const OPEN: ReadonlySet<GateReason['kind']> = new Set([
  'no record',
  // What of a line our figures hold speaks against the place; where it does not, the rest is on no record.
  'part',
  'spoken',
  // A surveyed rent above the sum is worth no more than one that nobody surveyed.
  'rent',
  'spouse inherits',
  'permanence',
  'no way there',
  'naturalisation',
  'second passport',
]);

/** Must-haves without which nobody moves, so that they count also where a figure only comes near. */
const FIRST: ReadonlySet<string> = new Set(['entry', 'budget', 'language']);

/** Care that somebody cannot do without counts like those. */
const CARE: ReadonlySet<string> = new Set([
  'need:regular-care',
  'need:maternity-care',
  'need:specialist-care',
]);

/** Whether the way into a place rests on ancestry, which nobody has proven yet. */
export function restsOnClaim({ gates }: Match): boolean {
  return gates.some(({ reason }) => reason.kind === 'way in' && reason.way.kind === 'descent');
}

/** Whether the claim itself is no more than a guess of the customer, so that not even it stands. */
function restsOnGuess({ gates }: Match): boolean {
  return gates.some(
    ({ reason }) => reason.kind === 'way in' && reason.way.kind === 'descent' && reason.way.claim !== 'yes',
  );
}

/** Whether a permit is the way in, and its record does not say if the people who move too may come. */
function leavesFamilyOpen({ reason }: GateResult): boolean {
  return reason.kind === 'way in' && 'route' in reason.way && reason.way.route.dependantsAllowed === null;
}

/** Below this share of known facts little more is known than the least for which a place is recommended at all. */
const WELL_KNOWN = 0.9;

/** Whether our tables hold markedly less of what was asked about than of most places: its score may be flattered. */
const isThin = ({ coverage }: Match): boolean => coverage < WELL_KNOWN;

/**
 * How much is uncertain there: the way in, the budget, a shared language or care that is a must, thin evidence, and
 * conditions of the customer's own that are open. A claim by descent that is only guessed at is uncertain once more, and so is for a
 * family a permit of which no record says whether it may come.
 */
export function uncertain(match: Match, family: boolean): number {
  const open = match.gates.filter(
    ({ id, group, status, reason }) =>
      status !== 'met' &&
      (FIRST.has(group) || CARE.has(id) || (group === 'deal-breaker' && OPEN.has(reason.kind))),
  );
  const claimed = restsOnClaim(match) && !open.some(({ group }) => group === 'entry');
  const others = [claimed, restsOnGuess(match), isThin(match), family && match.gates.some(leavesFamilyOpen)];
  return open.length + others.filter(Boolean).length;
}

/** Own conditions and wishes that the place does not keep, by its law or by figures, although nothing rules it out. */
export function missed({ gates }: Match): number {
  return gates.filter(
    (gate) => gate.status === 'at_risk' && (isMissed(gate) || isWishMissed(gate) || lacksRoom(gate)),
  ).length;
}

/**
 * The permit that is the way in, where it may come too late, ends before the stay is meant to, asks for a job that
 * nobody looks for, for more than was told or for far more pay than is usual, or where its authority has to say first
 * whether it is open; null for none.
 */
export function weakWay({ gates }: Match): RouteWay | null {
  const [way] = gates.flatMap(({ reason }) =>
    reason.kind === 'way in' && 'route' in reason.way ? [reason.way] : [],
  );
  const missed = way?.kind === 'route' && (way.test === 'close' || way.test === 'beyond budget');
  return way && (missed || way.late || way.ends || way.unsure || standsApart(way) || asksForRarePay(way))
    ? way
    : null;
}

/** Months by which the way in may come behind the date that was given; 0 for one in time. */
export function monthsLate({ gates }: Match): number {
  return Math.max(
    0,
    ...gates.flatMap(({ reason }) => (reason.kind === 'way in' ? [monthsBehind(reason.way)] : [])),
  );
}

/** Whether a month there costs far more than a wage there, or the income expected, carries. */
export function isBeyondMeans({ gates }: Match): boolean {
  const wages = onWages(gates);
  return wages !== null && isBeyondWages(wages);
}

/** What a doubt is about. */
export type Doubt = 'missed' | 'way' | 'budget' | 'language' | 'care' | 'open' | 'evidence';

/** Everything there is to doubt about a place, by what it is about. */
export function doubtsOf(match: Match, family: boolean): ReadonlySet<Doubt> {
  const { gates } = match;
  const open = gates.filter(({ status }) => status !== 'met');
  const wayOpen = weakWay(match) !== null || !hasWay(gates) || restsOnClaim(match);
  const told: readonly (readonly [Doubt, boolean])[] = [
    ['missed', missed(match) > 0],
    [
      'way',
      wayOpen || open.some(({ group }) => group === 'entry') || (family && gates.some(leavesFamilyOpen)),
    ],
    ['budget', isBeyondMeans(match) || open.some(({ group }) => group === 'budget')],
    ['language', open.some(({ group }) => group === 'language')],
    ['care', open.some(({ id }) => CARE.has(id))],
    ['open', open.some(({ group, reason }) => group === 'deal-breaker' && OPEN.has(reason.kind))],
    ['evidence', isThin(match)],
  ];
  return new Set(told.flatMap(([doubt, is]) => (is ? [doubt] : [])));
}
