import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { partnersWorkOn } from '../../entry/household/partnersWork.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** The rule on a husband or wife who has to be let work. */
export const PARTNERS_WORK = 'partners-work';

const STATUS = { any: 'met', 'own permit': 'at_risk', no: 'failed' } as const;

/**
 * Whether a husband or wife may work there. The line is kept by free movement under an agreement whose law lets them,
 * whatever the passport, by the partner's own passport, and on a permit for the partner's own work. Of other permits
 * the record tells; of citizenship none does, and it stays open.
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
