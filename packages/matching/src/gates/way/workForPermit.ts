import type { RouteKind } from '@global-fit/atlas/entry/visaRoute';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { isBeyondLearning, type RouteEntry, type Way } from '../../entry/way.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Id of the rule on permits that are given only for work. */
export const WORK_FOR_PERMIT = 'work-for-permit';

/** Kinds of permit that require no work. */
const WITHOUT_WORK: ReadonlySet<RouteKind> = new Set([
  'retirement/passive-income',
  'investor',
  'agreement',
  'permanent-residency',
]);

const asksForNoWork = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && WITHOUT_WORK.has(way.route.kind) && !isBeyondLearning(way);

const isRoute = (way: Way): boolean => 'route' in way;

/** Met by any right and by a permit that requires no work; failed where every permit within reach is for work. */
export function workForPermitGate(situation: Situation, rule: DealBreakerRule): Gate {
  return wayGate(situation, rule, ({ entry: { way }, routes }) => {
    if (way.kind === 'no record' || way.kind === 'refused') return NO_RECORD;
    const free = isRoute(way) ? routes.find(asksForNoWork)?.way : way;
    return { status: free ? 'met' : 'failed', reason: () => ({ kind: 'way in', way: free ?? way }) };
  });
}
