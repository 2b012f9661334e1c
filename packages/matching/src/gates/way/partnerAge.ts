import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** The rule on a partner who is younger than a permit wants its holder to be. */
export const PARTNER_AGE = 'partner-age';

/**
 * The least age of the permit that is the way in beside the partner, by the age that was told of them, else by the one
 * in the line: a record that lets family come along keeps such a line, one that is silent leaves it to be asked.
 */
export function partnerAgeGate(situation: Situation, rule: DealBreakerRule): Gate {
  const age = situation.preferences.partnerAge ?? (rule.limit ?? 0) - 1;
  return wayGate(situation, rule, ({ entry: { way } }) => {
    if (way.kind === 'no record' || way.kind === 'refused') return NO_RECORD;
    const route = 'route' in way ? way.route : null;
    const { dependantsAllowed = true } = route ?? {};
    if (!route || age >= (route.conditions.leastAge ?? 0) || dependantsAllowed === true)
      return { status: 'met', reason: () => ({ kind: 'way in', way }) };
    return {
      status: dependantsAllowed === false ? 'failed' : 'at_risk',
      reason: () => ({ kind: 'least age', route }),
    };
  });
}
