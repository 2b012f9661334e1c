import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { type DualRule, secondPassport } from '../../entry/settling/naturalisation.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import type { Gate, Verdict } from '../gate.ts';

/**
 * How a destination's rule on second passports answers the wish to keep one. Under `limited` the authority decides.
 */
const KEEPS: Readonly<Record<DualRule, GateStatus>> = { no: 'failed', limited: 'at_risk', yes: 'met' };

/**
 * Keeping the present passport needs the consent of two laws. The destination's can fail a country. The law of the
 * present passport applies wherever the holder naturalises, so it only warns.
 *
 * Where that law ends the passport anyway, the destination's law fails nothing either: the passport is lost in every
 * country alike, and living there without naturalising stays open.
 */
export function secondPassportGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country): Verdict {
      const second = secondPassport(engine.atlas, preferences.citizenships, engine.iso3[country] as Iso3);
      const citizen = preferences.citizenships.includes(engine.iso3[country] as Iso3);
      const there = citizen ? 'met' : second.there ? KEEPS[second.there] : 'unknown';
      const warned = second.held.some(({ rule: held }) => held === 'no' || held === 'limited');
      // Every passport held is lost on naturalisation, so the destination's rule makes no difference.
      const endsAnyway = second.held.length > 0 && second.held.every(({ rule: held }) => held === 'no');
      return {
        status: !citizen && (endsAnyway || (there === 'met' && warned)) ? 'at_risk' : there,
        reason: () => ({ kind: 'second passport', second }),
        indicators: ['dual_citizenship'],
      };
    },
  };
}
