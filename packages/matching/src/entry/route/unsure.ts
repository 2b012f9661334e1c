import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import type { Preferences } from '../../model/preferences.ts';
import { closedTo } from './eligibility.ts';
import { allowsNoWork, GRADE, type RouteEntry, type Unsure } from '../way.ts';

/**
 * A programme of the same country that refuses a passport held, where the record of this route tells of no refusal and
 * names nobody whom it is for: an authority that shuts one door to a nationality may shut the others. Null for none.
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

/** What decides on a route for this household and stands in no record; null for nothing. */
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

/** A route on which nobody can build before its authority has answered: at risk, and worth no more than a chance. */
export function heldToAnswer(
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
