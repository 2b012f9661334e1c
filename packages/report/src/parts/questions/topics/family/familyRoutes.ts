import { recordsUnder } from '../../../../place/edition.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Profile } from '../../../../profile/profile.ts';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, given, type Said, say, words } from '../../../../prose/said.ts';
import {
  familyFromPay,
  familyLaw,
  familyRoute,
  followsWhen,
  waitsFirst,
} from '../../../../place/entry/family.ts';
import {
  freeMovement,
  isCitizen,
  openRoutes,
  rightAsFamily,
  routeName,
} from '../../../../place/entry/routes.ts';
import { grant, routeSaid } from '../../../../place/entry/words.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** Whether the route admits family, in a few words. */
function familyOnRoute(view: PlaceView): Said | null {
  if (isCitizen(view)) return because(words('come as the family of a citizen'), 'citizenship');
  const right = freeMovement(view);
  if (right?.movement.grade === 'settle')
    return because(given(words('come by your free movement'), `bloc:${right.movement.bloc}`), 'citizenship');
  const partners = rightAsFamily(view)?.movement;
  if (partners)
    return because(
      given(words('come by the free movement of your partner'), `bloc:${partners.bloc}`),
      'relationship-status',
    );
  const route = openRoutes(view)[0]?.route;
  const ids = ['citizenship', ...view.profile.stageIds];
  if (route?.familyFollows) return because(routeSaid(route, `may follow only ${followsWhen(route)}`), ...ids);
  const pay = route && familyFromPay(view, route);
  if (pay) return because(routeSaid(route, `may come along from a pay of ${pay.text} on`), ...ids);
  if (route && route.dependantsAllowed !== null)
    return because(
      routeSaid(route, route.dependantsAllowed ? 'may come along' : 'need a permit of their own'),
      ...ids,
    );
  const apart = familyRoute(view);
  if (!apart) return null;
  const length = grant(apart);
  return because(
    routeSaid(
      apart,
      `have a permit of their own, the ${routeName(apart)}${length ? ` (${length})` : ''}${waitsFirst(apart) ? ', as a rule after two years of residence' : ''},`,
    ),
    ...ids,
  );
}

/** What our records of permits say about family members, place by place. */
export function familyRoutes({ view, views }: Asked): Said {
  const told = eachPlace(views, familyOnRoute);
  return told
    ? say`Family members, by ${recordsUnder(view, 'Legal')}: ${told}.`
    : words(`No record of ours tells how family comes along in ${listNames(views, 'or')}.`);
}

/** Who knows the law of the passports held. */
export const ownConsulate = (profile: Profile): string =>
  itsConsulate(
    profile,
    profile.citizenships.map(({ iso3 }) => iso3),
    'the consulate of your own',
  );

/** The places where family comes along under free movement, grouped by law. */
export function openByLaw(
  views: readonly PlaceView[],
): readonly { readonly law: string; readonly where: string; readonly records: readonly string[] }[] {
  const open = views.flatMap((view) => {
    const law = familyLaw(view, view.iso3);
    return law?.family ? [{ name: view.name, law: law.family, record: `bloc:${law.bloc}` }] : [];
  });
  return [...new Set(open.map(({ law }) => law))].map((law) => {
    const same = open.filter((one) => one.law === law);
    return {
      law,
      where: listNames(same),
      records: [...new Set(same.map(({ record }) => record))],
    };
  });
}
