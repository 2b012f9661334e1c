import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import type { Preferences } from '../../model/preferences.ts';
import { closedTo } from './eligibility.ts';
import { GRADE, type RouteEntry, type Unsure } from '../way.ts';
import { allowsNoWork } from './recorded.ts';

/**
 * A programme of the same country that refuses a passport held, where this route's record says nothing about
 * passports: an authority that excludes a nationality from one programme may do so in others. Null where there is
 * none.
 */
export function closedBeside(
  engine: Engine,
  { citizenships }: Pick<Preferences, 'citizenships'>,
  country: number,
  { id, conditions }: VisaRoute,
): VisaRoute | null {
  if (conditions.closedTo.length > 0 || conditions.nationalities !== null) return null;
  const shut = engine.records.routes(country).filter((one) => closedTo(one, citizenships) !== null);
  return shut.find((one) => one.id !== id) ?? null;
}

/** The decisive point about a route that no record answers for this household; null where there is none. */
function unsureOf(
  engine: Engine,
  preferences: Preferences,
  country: number,
  route: VisaRoute,
): Unsure | null {
  if (closedBeside(engine, preferences, country, route)) return 'passport';
  if (closedTo(route, preferences.partnersPassports?.passports ?? [])) return 'partner';
  const forOthers = route.kind === 'digital-nomad' || allowsNoWork(route);
  return preferences.foundsThere && forOthers ? 'founding' : null;
}

/** Grades a route on which nobody can rely before its authority has answered: at risk, and worth only a chance. */
export function gradedUntilAnswered(
  engine: Engine,
  preferences: Preferences,
  country: number,
  entry: RouteEntry,
): RouteEntry {
  const { way } = entry;
  const unsure = way.kind === 'short' ? null : unsureOf(engine, preferences, country, way.route);
  if (!unsure) return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  return { grade: Math.min(entry.grade, GRADE.within), status, way: { ...way, unsure } };
}
