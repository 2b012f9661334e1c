import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { outlastsJob } from '../../entry/route/ofOneEmployer.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/**
 * Whether losing a job would end the right to stay. A right and a permit not tied to a job outlast it. A job permit
 * is at risk: many countries grant months to look for the next job, and our records do not hold how many.
 */
export function tiedToEmployerGate(situation: Situation, rule: DealBreakerRule): Gate {
  return wayGate(situation, rule, ({ entry: { way }, routes }) => {
    if (way.kind === 'no record' || way.kind === 'refused') return NO_RECORD;
    const free = 'route' in way ? routes.find((one) => outlastsJob(situation.preferences, one))?.way : way;
    return { status: free ? 'met' : 'at_risk', reason: () => ({ kind: 'way in', way: free ?? way }) };
  });
}
