import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { type DualRule, secondPassport } from '../../entry/settling/naturalisation.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import type { Gate, Verdict } from '../gate.ts';

/**
 * What a destination's rule makes of a condition to keep the passport; where it is limited, its authority has
 * to say.
 */
const KEEPS: Readonly<Record<DualRule, GateStatus>> = { no: 'failed', limited: 'at_risk', yes: 'met' };

/**
 * Keeping the present passport needs both sides. The law of the destination can rule it out. The law of the own
 * passport holds everywhere alike, so it warns and rules out nothing.
 *
 * Where the own law ends the passport, that of the destination rules out nothing either: naturalisation costs the
 * passport whatever it says, and a life without it is open in each alike.
 */
export function secondPassportGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country): Verdict {
      const second = secondPassport(engine.atlas, preferences.citizenships, engine.iso3[country] as Iso3);
      const citizen = preferences.citizenships.includes(engine.iso3[country] as Iso3);
      const there = citizen ? 'met' : second.there ? KEEPS[second.there] : 'unknown';
      const warned = second.held.some(({ rule: held }) => held === 'no' || held === 'limited');
      // Where the law of every passport held ends it anyway, the destination's own rule changes nothing.
      const endsAnyway = second.held.length > 0 && second.held.every(({ rule: held }) => held === 'no');
      return {
        status: !citizen && (endsAnyway || (there === 'met' && warned)) ? 'at_risk' : there,
        reason: () => ({ kind: 'second passport', second }),
        indicators: ['dual_citizenship'],
      };
    },
  };
}
