import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** The rule of law on record by which a parent may follow somebody who lives there by a permit. */
export const parentsAlong = (iso3: Iso3): string => `parents-along-${iso3}`;

/**
 * A parent who has to be let live there. A free movement whose law covers dependent parents keeps the line, as does a
 * permit whose record takes them along; a law that lets them follow on conditions warns, and so does a route made for
 * parents that is closed for now. Elsewhere nothing is on record, and the line stays open.
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
      if (way?.kind !== 'citizen' && atlas.rule(parentsAlong(iso3))?.from.shown)
        return { status: 'at_risk', reason: () => ({ kind: 'parent along', iso3 }) };
      const made = atlas.routes
        .of(iso3)
        .find(({ shown, conditions }) => shown && conditions.forWhom === 'parents');
      return made?.status === 'closed'
        ? { status: 'at_risk', reason: () => ({ kind: 'parents route closed', route: made }) }
        : NO_RECORD;
    },
  };
}
