// Doubts about a place that passes. They decide which of several places of similar rank comes first, and the report
// mentions them.
import { TIED_TO_EMPLOYER } from '@global-fit/matching/conditions/rules/stay';
import { asksForRarePay, monthsBehind, type RouteWay, standsApart } from '@global-fit/matching/entry/way';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import { isBeyondWages, onWages } from '../../place/money/wagesSaid.ts';
import { hasWay } from '../findings/gates.ts';
import { isMissed, isWishMissed, lacksRoom } from '../findings/missedLines.ts';

/**
 * Kinds of findings that leave a condition open, for want of a record or because an authority decides. A figure near
 * its limit leaves nothing open.
 */
const OPEN: ReadonlySet<GateReason['kind']> = new Set([
  'no record',
  // For a partly understood line, the known part speaks against the place. Where it does not, the finding is `no
  // record`.
  'part',
  'spoken',
  // A surveyed rent above the limit settles as little as no survey.
  'rent',
  'spouse inherits',
  'permanence',
  'no way there',
  'naturalisation',
  'second passport',
]);

/** Whether a condition of the customer's own is open there. How long one may look for the next job is on no record. */
const isOpen = ({ id, group, reason }: GateResult): boolean =>
  group === 'deal-breaker' && (OPEN.has(reason.kind) || id === `deal-breaker:${TIED_TO_EMPLOYER}`);

/** Must-haves without which nobody moves, so that they count also where a figure only comes near. */
const FIRST: ReadonlySet<string> = new Set(['entry', 'budget', 'language']);

/** Care the customer cannot do without counts like those. */
const CARE: ReadonlySet<string> = new Set([
  'need:regular-care',
  'need:maternity-care',
  'need:specialist-care',
]);

/** Whether the way in rests on a claim by descent that is not proven yet. */
export function restsOnClaim({ gates }: Match): boolean {
  return gates.some(({ reason }) => reason.kind === 'way in' && reason.way.kind === 'descent');
}

/** Whether the customer only guesses that there is such a claim. */
function restsOnGuess({ gates }: Match): boolean {
  return gates.some(
    ({ reason }) => reason.kind === 'way in' && reason.way.kind === 'descent' && reason.way.claim !== 'yes',
  );
}

/** Whether the way in is a permit that leaves the family behind, or whose record does not say if it may come. */
function leavesFamilyOpen({ reason }: GateResult): boolean {
  if (reason.kind !== 'way in' || !('route' in reason.way)) return false;
  const { route } = reason.way;
  return route.dependantsAllowed === null || ('left' in reason.way && reason.way.left !== undefined);
}

/** Whether the way in is a work permit that asks for more pay than the customer expects. */
const asksMorePay = ({ reason }: GateResult): boolean =>
  reason.kind === 'way in' && reason.way.kind === 'job offer' && reason.way.expected === 'below';

/** Share of known facts below which little more is known than a recommendation requires. */
const WELL_KNOWN = 0.9;

/** Whether our tables know much less of the place than of most, so that its score may flatter it. */
const isThin = ({ coverage }: Match): boolean => coverage < WELL_KNOWN;

/**
 * The number of uncertainties: way in, budget, a required shared language or care, thin evidence, and open conditions
 * of the customer's own. A guessed claim by descent counts twice, and so do a permit that asks for more pay than is
 * expected and, for a family, one that may not admit family, or leaves it behind.
 */
export function uncertain(match: Match, family: boolean): number {
  const open = match.gates.filter(
    (gate) => gate.status !== 'met' && (FIRST.has(gate.group) || CARE.has(gate.id) || isOpen(gate)),
  );
  const claimed = restsOnClaim(match) && !open.some(({ group }) => group === 'entry');
  const others = [
    claimed,
    restsOnGuess(match),
    isThin(match),
    match.gates.some(asksMorePay),
    family && match.gates.some(leavesFamilyOpen),
  ];
  return open.length + others.filter(Boolean).length;
}

/** The number of the customer's conditions and wishes that the place misses without being ruled out. */
export function missed({ gates }: Match): number {
  return gates.filter(
    (gate) => gate.status === 'at_risk' && (isMissed(gate) || isWishMissed(gate) || lacksRoom(gate)),
  ).length;
}

/**
 * The permit that is the way in, where it may come late, ends early, needs a job nobody looks for, asks for more than
 * was stated or for unusually high pay, or is not certain to be open; null otherwise.
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

/** Months by which the way in may come after the planned date; 0 where it is in time. */
export function monthsLate({ gates }: Match): number {
  return Math.max(
    0,
    ...gates.flatMap(({ reason }) => (reason.kind === 'way in' ? [monthsBehind(reason.way)] : [])),
  );
}

/** Whether a month costs far more than local pay or the expected income carries. */
export function isBeyondMeans({ gates }: Match): boolean {
  const wages = onWages(gates);
  return wages !== null && isBeyondWages(wages);
}

/** The subject of a doubt. */
export type Doubt = 'missed' | 'way' | 'budget' | 'language' | 'care' | 'open' | 'evidence';

/** All doubts about a place, by subject. */
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
    ['open', open.some(isOpen)],
    ['evidence', isThin(match)],
  ];
  return new Set(told.flatMap(([doubt, is]) => (is ? [doubt] : [])));
}

/** Each doubt as a clause, with the answer that makes it matter, if there is one. */
export const DOUBT_SAID: Readonly<Record<Doubt, readonly [clause: string, question?: string]>> = {
  way: ['the way in is less certain', 'visa-preference'],
  budget: ['your budget may not be enough', 'monthly-budget'],
  language: ['your languages may not be enough', 'languages-spoken'],
  care: ['the care you need is less certain', 'medical-conditions'],
  missed: ['a wish or a condition of yours is not kept', 'deal-breakers'],
  open: ['a condition of yours is open', 'deal-breakers'],
  evidence: ['less of what you asked about is on record'],
};

/** The reason where the places ahead share each kind of doubt, so that none of these can be the reason. */
export const MORE_DOUBTED: readonly [clause: string, question?: string] = ['more is uncertain'];
