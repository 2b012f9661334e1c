import { hoursBetween } from '@global-fit/atlas/places/clocks';
import { isClock } from '@global-fit/matching/cities/townMeasures';
import { offsetOf } from '@global-fit/matching/conditions/own/clocks';
import { leavesOutEarnings } from '@global-fit/matching/entry/way';
import type { GateResult } from '@global-fit/matching/ranking';
import type { PlaceView } from '../../place/view.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { hasOnlyOpenCosts } from '../../place/money/costSaid.ts';
import { isOpen } from './gates.ts';
import { isBeyondWages } from '../../place/money/wagesSaid.ts';

/** How the sum a route asks for compares with what was stated; null for other findings. */
function sumTested({ reason }: GateResult): string | null {
  if (reason.kind !== 'way in' || reason.way.kind !== 'route' || leavesOutEarnings(reason.way)) return null;
  // A sum in hand is no use with a permit that comes too late or ends too soon.
  const { unsure, late, ends, test } = reason.way;
  return unsure || late || ends !== undefined ? null : test;
}

/**
 * Whether the way in asks for a sum that is in hand. It is graded with care only because nobody asked for that kind
 * of permit.
 */
export const isInHand = (gate: GateResult): boolean => sumTested(gate) === 'passed';

/** The same, or a sum below the month to spend: neither counts against the place. */
export const isReached = (gate: GateResult): boolean => isInHand(gate) || sumTested(gate) === 'by budget';

/** Whether a must-have is mentioned among what speaks against the place. */
export const isAgainst = (gate: GateResult): boolean =>
  gate.status === 'at_risk' && !isOpen(gate) && !isReached(gate);

/** Office hours no further off than at home today: told, but no reason against moving. */
function isAsAtHome(view: PlaceView, { reason }: GateResult): boolean {
  const home = preferencesOf(view).clockAtHome;
  if (reason.kind !== 'towns' || !isClock(reason.measure) || home === null) return false;
  const today = hoursBetween(home, offsetOf(reason.measure));
  return reason.towns.every(({ value }) => value <= today);
}

/** A month that costs this many times the budget outweighs anything that is only just met. */
const FAR_SHORT = 1.2;

/** Whether the budget is far from enough. */
function isFarShort({ group, reason }: GateResult): boolean {
  if (reason.kind === 'cost on wages') return isBeyondWages(reason, FAR_SHORT);
  if (group !== 'budget' || reason.kind !== 'cost') return false;
  const { budgetUsd, costUsd, reckoned } = reason;
  // For a band, only a month beyond its upper edge is certainly too dear.
  const mostUsd = reckoned ? (reckoned.topUsd ?? Number.POSITIVE_INFINITY) : budgetUsd;
  return costUsd >= FAR_SHORT * mostUsd;
}

/** Conditions on who of a family may come, and what they may do there. */
const OF_FAMILY: ReadonlySet<GateResult['reason']['kind']> = new Set([
  'parent along',
  'parents route closed',
  'children along',
  'partners work',
]);

/**
 * The must-have at risk that weighs most. In order: a budget far from enough, a value held less than at home, what
 * every move needs, climate wishes, the customer's own conditions, those on family before others, and other answers
 * and possible extra costs last.
 */
export function gateAtRisk(view: PlaceView): GateResult | undefined {
  const turn = (gate: GateResult): number => {
    if (isFarShort(gate)) return 0;
    if (hasOnlyOpenCosts(gate)) return 6;
    const own = gate.group === 'deal-breaker';
    if (gate.reason.kind === 'indicator' && gate.reason.home) return own ? 1 : 2;
    if (own) return OF_FAMILY.has(gate.reason.kind) ? 4 : 5;
    return gate.group === 'need' ? 6 : 3;
  };
  return view.studied?.gates
    .filter((gate) => isAgainst(gate) && !isAsAtHome(view, gate))
    .toSorted((a, b) => turn(a) - turn(b))[0];
}
