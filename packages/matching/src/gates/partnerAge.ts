import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import { assessCountry } from '../entry/entry.ts';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

/** The rule on a partner who is younger than a permit wants its holder to be. */
export const PARTNER_AGE = 'partner-age';

/**
 * The least age of the permit that is the way in beside the partner, by the age that was told of them, else by the one
 * in the line: a record that lets family come along keeps such a line, one that is silent leaves it to be asked.
 */
export function partnerAgeGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  const age = preferences.partnerAge ?? (rule.limit ?? 0) - 1;
  return {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: { questionIds: ['deal-breakers', 'citizenship', 'visa-preference', 'work-arrangement'] },
    check(country): Verdict {
      const { way } = assessCountry(engine, preferences, country).entry;
      if (way.kind === 'no record' || way.kind === 'refused')
        return { status: 'unknown', reason: () => ({ kind: 'no record' }) };
      const route = 'route' in way ? way.route : null;
      const { dependantsAllowed = true } = route ?? {};
      if (!route || age >= (route.conditions.leastAge ?? 0) || dependantsAllowed === true)
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      return {
        status: dependantsAllowed === false ? 'failed' : 'at_risk',
        reason: () => ({ kind: 'least age', route }),
      };
    },
  };
}
