import type { Atlas } from '@global-fit/atlas/atlas';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** Laws by which a parent may follow whoever has a permit, and those that take the parents of settled residents only. */
const LAWS = ['parents-along', 'parents-later', 'parents-later-stay'] as const;

/** The laws by which a parent may follow a resident, one for good before one for a stay; empty without a record. */
export function parentLaws(atlas: Atlas, iso3: Iso3): readonly CrossBorderRule[] {
  return LAWS.flatMap((id) => atlas.rule(`${id}-${iso3}`) ?? []).filter(({ from }) => from.shown);
}

/**
 * How far past its soft limit the condition is, in [0,1]. Who moves now is no settled resident, and states with a law
 * or a permit for parents are few: where only settled residents bring theirs, the route is closed or nothing is on
 * record, the parent mostly stays behind. A law with conditions may be kept.
 */
const PAST = { conditions: 0.3, staysBehind: 0.9 } as const;

/**
 * Whether a parent may live there. Met by free movement that covers dependent parents, and by a permit whose record
 * takes them along. At risk where a law lets them follow on conditions, or a route for parents is closed for now.
 * Unknown otherwise. All but the first two hold a place back.
 */
export function parentAlongGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, entries } = situation;
  const { atlas, iso3: codes } = engine;
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    graded: true,
    check(country) {
      const way = entries[country]?.way;
      const iso3 = codes[country] as Iso3;
      if (
        way &&
        (staysAtHome(situation, way, country) ||
          freeForFamily(way) ||
          ('route' in way && way.route.parentsAllowed))
      )
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      // Our records tell of the parents of foreigners alone.
      if (way?.kind === 'citizen') return NO_RECORD;
      const laws = parentLaws(atlas, iso3);
      if (laws.length > 0) {
        const along = laws.some(({ id }) => id.startsWith(LAWS[0]));
        return {
          status: 'at_risk',
          reason: () => ({ kind: 'parent along', laws }),
          past: along ? PAST.conditions : PAST.staysBehind,
        };
      }
      const made = atlas.routes
        .of(iso3)
        .find(({ shown, conditions }) => shown && conditions.forWhom === 'parents');
      if (made?.status !== 'closed') return { ...NO_RECORD, past: PAST.staysBehind };
      return {
        status: 'at_risk',
        reason: () => ({ kind: 'parents route closed', route: made }),
        past: PAST.staysBehind,
      };
    },
  };
}
