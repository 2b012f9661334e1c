import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { householdTimes } from '@global-fit/matching/entry/route/eligibility';
import { dollars } from '../../figures/format.ts';
import {
  constant,
  type Quantity,
  remarkQuantity,
  recordQuantity,
  shown,
  times,
} from '../../figures/quantity.ts';
import type { PlaceView } from '../view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { preferencesOf } from './standing.ts';
import { routeSaid, savingsInstead } from './words.ts';

/** US dollars, rounded as in prose. */
export const inDollars = (quantity: Quantity): Said => shown(quantity, dollars);

/** The monthly income the household must prove, in US dollars; null where the record asks for none. */
export function neededMonthly(view: PlaceView, route: VisaRoute): Quantity | null {
  const one = route.minIncome?.monthlyUsd;
  if (one == null) return null;
  const asked = recordQuantity(one, `route:${route.id}`, 'minIncome.monthlyUsd');
  const factor = route.kind === 'work' ? 1 : (householdTimes(route, preferencesOf(view).household) ?? 1);
  return factor === 1 ? asked : times(asked, constant(factor, 'times the sum for one, by the record'));
}

/** Whether several people move and the record gives the sum only for one. */
export function asksForOne(view: PlaceView, route: VisaRoute): boolean {
  return route.kind !== 'work' && householdTimes(route, preferencesOf(view).household) === null;
}

/**
 * The same in words: the sum for everybody who moves, or marked " for one person", with the savings accepted instead.
 */
export function askedMonthly(view: PlaceView, route: VisaRoute): Said | null {
  const needed = neededMonthly(view, route);
  if (!needed) return null;
  const { movers } = view.profile;
  const saved = savingsInstead(route);
  return say`${inDollars(needed)} a month${asksForOne(view, route) ? because(words(' for one person'), ...movers.ids) : ''}${saved ? routeSaid(route, `, or ${saved}`) : ''}`;
}

/** The monthly income stated in free text; null where none is. */
export function exactIncome(view: PlaceView): Quantity | null {
  const { expected, toldIn } = preferencesOf(view).budget ?? {};
  return expected && toldIn
    ? remarkQuantity(expected.lowUsd, 'the income of a month that words tell', toldIn)
    : null;
}
