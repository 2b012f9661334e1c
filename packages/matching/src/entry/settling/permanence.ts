import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import type { Preferences } from '../../model/preferences.ts';
import { admits } from '../route/eligibility.ts';
import { assessCountry } from '../entry.ts';
import { countsTowardsResidence } from './leadsToStay.ts';
import { settlesAsFamily } from '../way.ts';

/** Years until permanent residence by this household's way in. */
export interface Permanence {
  /** The route whose record states the years, or general long-term residence. */
  readonly route: VisaRoute;
  readonly years: number;
  /** Whether the years are those of a way in of this household rather than the general rule. */
  readonly own: boolean;
  /** Earlier permanence for the well integrated, at an authority's discretion; null where none is on record. */
  readonly sooner: VisaRoute | null;
}

const yearsOf = ({ yearsToPermanence }: VisaRoute): number => yearsToPermanence ?? Number.POSITIVE_INFINITY;

/** The years that count for everybody, whichever permit they are spent on. */
export type GeneralRule = Omit<Permanence, 'own'>;

/** The general rule for holders of these passports: long-term residence after years on a permit. */
export function generalPermanence(
  { atlas, iso3 }: Engine,
  preferences: Preferences,
  country: number,
): GeneralRule | null {
  const open = atlas.routes
    .open(iso3[country] ?? '', 'permanent-residency')
    .filter((route) => route.shown && (route.yearsToPermanence ?? 0) > 0 && admits(route, preferences))
    .toSorted((a, b) => yearsOf(a) - yearsOf(b));
  const granted = ({ conditions }: VisaRoute): boolean => conditions.selection === 'integration';
  const route = open.find((one) => !granted(one));
  const sooner = open.find((one) => granted(one) && route && yearsOf(one) < yearsOf(route));
  return route ? { route, years: yearsOf(route), sooner: sooner ?? null } : null;
}

/**
 * The best route's own years come first, then the other routes', then the general rule, where a route or right of
 * this household leads to it. Null where neither is on record, and for citizens.
 */
export function permanence(engine: Engine, preferences: Preferences, country: number): Permanence | null {
  const { entry, routes } = assessCountry(engine, preferences, country);
  const { way: best } = entry;
  if (best.kind === 'home' || best.kind === 'citizen') return null;
  if ((best.kind === 'movement' && best.movement.grade === 'settle') || settlesAsFamily(best)) {
    const settled = generalPermanence(engine, preferences, country);
    return settled && { ...settled, own: false };
  }
  const within = routes.filter(({ way }) => way.kind !== 'short').map(({ way }) => way.route);
  const own = within.find((route) => route.yearsToPermanence !== null);
  if (own) return { route: own, years: yearsOf(own), own: true, sooner: null };
  const status = within.some(countsTowardsResidence) ? generalPermanence(engine, preferences, country) : null;
  return status && { ...status, own: false };
}
