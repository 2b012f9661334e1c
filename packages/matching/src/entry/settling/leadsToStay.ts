import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import type { Preferences } from '../../model/preferences.ts';
import { assessCountry } from '../entry.ts';
import { isWithinReach } from '../way.ts';

/** Kinds of permit whose years nowhere count in full towards long-term residence. */
const PASSING: ReadonlySet<RouteKind> = new Set(['study', 'digital-nomad']);

/** Whether the years on a permit count towards long-term residence. */
export function countsTowardsResidence({ kind, conditions }: VisaRoute): boolean {
  return !PASSING.has(kind) && conditions.forWhom !== 'youth';
}

/**
 * Whether a route leads to permanent residence or citizenship, by its own record or through general long-term
 * residence.
 */
export function leadsToPermanence(engine: Engine, country: number, route: VisaRoute): boolean {
  const { kind, yearsToPermanence, yearsToCitizenship } = route;
  if (yearsToPermanence !== null || yearsToCitizenship !== null) return true;
  if (!countsTowardsResidence(route)) return false;
  return (
    kind === 'permanent-residency' ||
    engine.atlas.routes
      .open(engine.iso3[country] ?? '', 'permanent-residency')
      .some(({ shown, yearsToPermanence: years }) => shown && years !== null && years > 0)
  );
}

/**
 * Whether a way in within reach leads to permanence or citizenship by our records: a right, a claim by descent, an
 * agreement, or a route that says so.
 */
export function leadsToStay(engine: Engine, preferences: Preferences, country: number): boolean {
  const { entry, routes, descent } = assessCountry(engine, preferences, country);
  if (descent || ['home', 'citizen', 'movement', 'descent', 'partner'].includes(entry.way.kind)) return true;
  return routes.some(({ way }) => isWithinReach(way) && leadsToPermanence(engine, country, way.route));
}
