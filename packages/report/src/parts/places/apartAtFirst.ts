import { CHILDREN_ALONG } from '@global-fit/matching/conditions/rules/childrenAlong';
import { isAtHome } from '../../place/atHome.ts';
import { type FamilyPay, familyFromPay, followsWhen } from '../../place/entry/family.ts';
import { openRoutes, routeName, settlesByRight } from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { routeSaid } from '../../place/entry/words.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** The pay from which family may come, unless all that the customer expects lies above it. */
function payInDoubt(view: PlaceView, pay: FamilyPay | null): FamilyPay | null {
  const expected = preferencesOf(view).budget?.expected?.lowUsd ?? 0;
  return pay && expected < pay.monthlyUsd ? pay : null;
}

/**
 * That the way in takes the holder first and the family only later, or only from a higher pay, which who would move
 * together has to know before all else; empty where it takes all of them, and where a condition of theirs tells it.
 */
export function apartAtFirst(view: PlaceView): readonly Said[] {
  const { movers } = view.profile;
  const first = openRoutes(view)[0];
  if (!first || isAtHome(view) || settlesByRight(view)) return [];
  const pay = payInDoubt(view, familyFromPay(view, first.route));
  if (!first.route.familyFollows && !pay) return [];
  if (first.standing.way.byPartner || !(movers.hasPartner || movers.children.length > 0)) return [];
  if (view.studied?.gates.some(({ id, status }) => id.includes(CHILDREN_ALONG) && status === 'at_risk'))
    return [];
  if (pay)
    return [
      because(
        say`${routeSaid(first.route, `The ${routeName(first.route)} lets family come along only from a pay of ${pay.text}`)}: an offer below that is one for you alone.`,
        ...movers.ids,
      ),
    ];
  return [
    because(
      say`${routeSaid(first.route, `On the ${routeName(first.route)} family may follow only ${followsWhen(first.route)}`)}: plan for a time apart, or ask for a permit that takes all of you at once.`,
      ...movers.ids,
    ),
  ];
}
