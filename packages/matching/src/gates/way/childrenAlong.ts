import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { assessCountry } from '../../entry/entry.ts';
import type { Situation } from '../../entry/situation.ts';
import { isWithinReach, type RouteWay, standsApart } from '../../entry/way.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';
import { freeForFamily } from './freeForFamily.ts';
import { staysAtHome } from './staysAtHome.ts';

/** Whether a permit takes family along by its record, at the pay expected. */
const takesFamily = ({ route, ...way }: RouteWay): boolean =>
  route.dependantsAllowed === true && !('left' in way && way.left);

/** Whether a family may plan with a permit that does not lead: for the work it does, at the pay it expects. */
const isPlan = (way: RouteWay): boolean =>
  isWithinReach(way) &&
  !standsApart(way) &&
  way.route.conditions.selection !== 'exceptional' &&
  !(way.kind === 'job offer' && way.expected === 'below');

/** The permit a family would apply for: the one that leads, else the first other that takes everybody along. */
function askedFor({ engine, preferences }: Situation, country: number, first: RouteWay): RouteWay {
  if (takesFamily(first)) return first;
  const { routes } = assessCountry(engine, preferences, country);
  return routes.find(({ way }) => isPlan(way) && takesFamily(way))?.way ?? first;
}

/**
 * Whether children may come along. Met by free movement whose law covers families, and by a permit within reach whose
 * record takes family along. Fails where they take none. At risk where family may only follow later or from a pay above
 * the one expected, or needs permits of its own, which may come later. Unknown otherwise.
 */
export function childrenAlongGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, entries } = situation;
  const judge = (country: number, asked: RouteWay): Verdict => {
    const { route } = asked;
    const told = (
      status: Verdict['status'],
      allowed: boolean | 'later' | 'from a pay',
      apart: typeof route | null = null,
    ): Verdict => ({ status, reason: () => ({ kind: 'children along', route, allowed, apart }) });
    if (takesFamily(asked)) return told('met', true);
    if (route.dependantsAllowed !== null)
      return route.dependantsAllowed ? told('at_risk', 'from a pay') : told('failed', false);
    if (route.familyFollows) return told('at_risk', 'later');
    const apart = engine.atlas.routes
      .open(engine.iso3[country] as Iso3, 'family')
      .find(({ shown, conditions }) => shown && conditions.forWhom === 'household');
    return apart ? told('at_risk', true, apart) : NO_RECORD;
  };
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country) {
      const way = entries[country]?.way;
      if (!way) return NO_RECORD;
      if (staysAtHome(situation, way, country) || freeForFamily(way))
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      return 'route' in way ? judge(country, askedFor(situation, country, way)) : NO_RECORD;
    },
  };
}
