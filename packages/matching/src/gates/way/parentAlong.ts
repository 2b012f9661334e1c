import type { Atlas } from '@global-fit/atlas/atlas';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** The laws by which a parent may follow a resident, one for good before one for a stay; empty without a record. */
export function parentLaws(atlas: Atlas, iso3: Iso3): readonly CrossBorderRule[] {
  const laws = [`parents-along-${iso3}`, `parents-along-stay-${iso3}`].flatMap((id) => atlas.rule(id) ?? []);
  return laws.filter(({ from }) => from.shown);
}

/**
 * Whether a parent may live there. Met by free movement that covers dependent parents, and by a permit whose record
 * takes them along. At risk where a law lets them follow on conditions, or a route for parents is closed for now.
 * Unknown otherwise.
 */
export function parentAlongGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, entries } = situation;
  const { atlas, iso3: codes } = engine;
  return {
    ...dealBreakerHead(rule, 'citizenship'),
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
      const laws = way?.kind === 'citizen' ? [] : parentLaws(atlas, iso3);
      if (laws.length > 0) return { status: 'at_risk', reason: () => ({ kind: 'parent along', laws }) };
      const made = atlas.routes
        .of(iso3)
        .find(({ shown, conditions }) => shown && conditions.forWhom === 'parents');
      return made?.status === 'closed'
        ? { status: 'at_risk', reason: () => ({ kind: 'parents route closed', route: made }) }
        : NO_RECORD;
    },
  };
}
