import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { assessCountry, type WaysIn } from '../../entry/entry.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import type { Gate, Verdict } from '../gate.ts';

/**
 * A gate about the permit or right by which the household would enter. `judge` grades what was found for one country.
 */
export function wayGate(
  { engine, preferences }: Situation,
  rule: DealBreakerRule,
  judge: (found: WaysIn) => Verdict,
): Gate {
  return {
    ...dealBreakerHead(rule, 'citizenship', 'visa-preference', 'work-arrangement'),
    check: (country) => judge(assessCountry(engine, preferences, country)),
  };
}
