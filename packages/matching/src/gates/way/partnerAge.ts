import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Id of the rule on a partner who is younger than the least age of a permit. */
export const PARTNER_AGE = 'partner-age';

/**
 * Compares the partner's age, as stated or as the line gives it, with the least age of the household's permit. Met
 * where the partner is old enough or may come as family, failed where the permit takes no family, at risk where its
 * record does not say.
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
