import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { isBeyondLearning, type RouteEntry } from '../../entry/way.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** A permit that no contract is asked for, or that is permanent once it is there. */
const standsAlone = ({ way }: RouteEntry): boolean => way.kind === 'route' && !isBeyondLearning(way);

/**
 * Any right, and a permit that is given for no job, outlast an employer. One for a job warns: how long its holder may
 * look for the next one is in no record of ours, and many countries leave months for it.
 */
export function tiedToEmployerGate(situation: Situation, rule: DealBreakerRule): Gate {
  return wayGate(situation, rule, ({ entry: { way }, routes }) => {
    if (way.kind === 'no record' || way.kind === 'refused') return NO_RECORD;
    const free = 'route' in way ? routes.find(standsAlone)?.way : way;
    return { status: free ? 'met' : 'at_risk', reason: () => ({ kind: 'way in', way: free ?? way }) };
  });
}
