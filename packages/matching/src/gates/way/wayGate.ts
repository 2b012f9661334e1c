import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { assessCountry } from '../../entry/entry.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import type { Gate, Verdict } from '../gate.ts';

/** A line of the customer's own about the permit or the right by which a country would be entered. */
export function wayGate(
  { engine, preferences }: Situation,
  rule: DealBreakerRule,
  judge: (found: ReturnType<typeof assessCountry>) => Verdict,
): Gate {
  return {
    ...dealBreakerHead(rule, 'citizenship', 'visa-preference', 'work-arrangement'),
    check: (country) => judge(assessCountry(engine, preferences, country)),
  };
}
