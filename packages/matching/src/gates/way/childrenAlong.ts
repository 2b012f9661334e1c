import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/**
 * Whether children may come along. Met by free movement whose law covers families, and by a permit whose record takes
 * family along. Fails on a permit that takes none. At risk where family may only follow later, or needs permits of its
 * own, which may come later. Unknown otherwise.
 */
export function childrenAlongGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, entries } = situation;
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country) {
      const way = entries[country]?.way;
      if (!way) return NO_RECORD;
      if (staysAtHome(situation, way, country) || freeForFamily(way))
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      if (!('route' in way)) return NO_RECORD;
      const { route } = way;
      if (route.dependantsAllowed !== null) {
        const allowed = route.dependantsAllowed;
        return {
          status: allowed ? 'met' : 'failed',
          reason: () => ({ kind: 'children along', route, allowed, apart: null }),
        };
      }
      if (route.familyFollows)
        return {
          status: 'at_risk',
          reason: () => ({ kind: 'children along', route, allowed: 'later', apart: null }),
        };
      const apart = engine.atlas.routes
        .open(engine.iso3[country] as Iso3, 'family')
        .find(({ shown, conditions }) => shown && conditions.forWhom === 'household');
      return apart
        ? { status: 'at_risk', reason: () => ({ kind: 'children along', route, allowed: true, apart }) }
        : NO_RECORD;
    },
  };
}
