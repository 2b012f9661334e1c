import type { GateReason } from '@global-fit/matching/gates/reason';
import { given, type Said, say, words } from '../../prose/said.ts';
import { routeName } from '../../place/entry/routes.ts';
import { grant, routeSaid, span } from '../../place/entry/words.ts';

/** "permanent residence after 5 years by the Golden Visa". */
export function permanenceSaid({
  route,
  years,
  own,
  sooner,
}: Extract<GateReason, { kind: 'permanence' }>): Said {
  if (years === 0) return say`the ${routeSaid(route, route.name)} is permanent from the start`;
  const less = sooner ? say`, ${span(sooner)} for the well integrated, as an authority sees it` : '';
  return own === false
    ? say`permanent residence after ${span(route)} as a rule${less}`
    : say`permanent residence after ${span(route)} by the ${routeSaid(route, route.name)}${own ? '' : ', the shortest way in our records'}`;
}

/** "the Golden Visa is first granted for 12 months, renewable". */
export function stayLengthSaid({ route }: Extract<GateReason, { kind: 'stay length' }>): Said {
  const length = grant(route) ?? 'permanent from the start';
  return say`the ${routeSaid(route, `${routeName(route)} is ${length}`)}`;
}

/** "the holder of the Retirement Visa has to be 50 or older". */
export function leastAgeSaid({ route }: Extract<GateReason, { kind: 'least age' }>): Said {
  return say`the ${routeSaid(route, `${routeName(route)} asks for a holder aged ${route.conditions.leastAge} or older`)}, and the record does not say that family may come along`;
}

/** Whether a permit lets its holder continue the work they bring along. */
export function broughtWorkSaid({ route }: Extract<GateReason, { kind: 'brought work' }>): Said {
  return route
    ? say`the ${routeSaid(route, routeName(route))} lets you work for people elsewhere`
    : words('our records hold no permit within your reach there that is made for work you bring along');
}

const WORK_OF_FAMILY = {
  any: 'lets a husband, wife or recognised partner work',
  'own permit': 'lets a husband, wife or partner work only with a permission for it',
  no: 'does not let a husband, wife or partner work',
} as const;

/** "the family permit beside the Critical Skills Employment Permit lets a husband, wife or recognised partner work". */
export function partnersWorkFound({ route, law }: Extract<GateReason, { kind: 'partners work' }>): Said {
  const limit = law.limit === null ? '' : ` (${law.limit})`;
  return say`the family permit beside the ${routeName(route)} ${given(words(`${WORK_OF_FAMILY[law.allows]}${limit}`), `partnerswork:${law.route}`)}`;
}

/** What the record of the permit, or of a family permit, allows children. */
export function childrenAlongSaid({
  route,
  allowed,
  apart,
}: Extract<GateReason, { kind: 'children along' }>): Said {
  if (apart)
    return routeSaid(
      apart,
      `family have a permit of their own, the ${routeName(apart)}, which may come later than yours`,
    );
  if (allowed === 'later')
    return routeSaid(route, `the ${routeName(route)} lets family only follow, by its record`);
  if (allowed === 'from a pay')
    return routeSaid(
      route,
      `the ${routeName(route)} takes family along only from a pay above the one you expect, by its record`,
    );
  return routeSaid(
    route,
    `the ${routeName(route)} ${allowed ? 'takes family along' : 'takes no family along'} by its record`,
  );
}

/** "the Parent / Grandparent Sponsorship takes no new applications". */
export function parentsRouteClosed({ route }: Extract<GateReason, { kind: 'parents route closed' }>): Said {
  return say`the ${routeSaid(route, `${routeName(route)}, which is made for parents, takes no new applications by our record`)}`;
}

/** "our records hold the Investor Residence Permit". */
export const permitOnRecordSaid = ({ route }: Extract<GateReason, { kind: 'permit on record' }>): Said =>
  say`our records hold the ${routeSaid(route, routeName(route))}`;
