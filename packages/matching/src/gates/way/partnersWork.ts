import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { partnersWorkOn } from '../../entry/household/partnersWork.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** Id of the rule on a spouse who has to be allowed to work. */
export const PARTNERS_WORK = 'partners-work';

const STATUS = { any: 'met', 'own permit': 'at_risk', no: 'failed' } as const;

/**
 * Whether a spouse may work there. Met by free movement that covers spouses, by the spouse's own passport, and by a
 * permit for the spouse's own work. For other permits the record decides. For citizens no record does, so it stays
 * unknown.
 */
export function partnersWorkGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, entries } = situation;
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country) {
      const way = entries[country]?.way;
      if (!way) return NO_RECORD;
      const own = 'byPartner' in way && way.byPartner;
      if (own || staysAtHome(situation, way, country) || way.kind === 'partner' || freeForFamily(way))
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      const law = partnersWorkOn(engine.atlas, way);
      if (!law || !('route' in way)) return NO_RECORD;
      const { route } = way;
      return { status: STATUS[law.allows], reason: () => ({ kind: 'partners work', route, law }) };
    },
  };
}
