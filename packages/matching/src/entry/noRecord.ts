import type { RouteKind } from '@global-fit/atlas/entry/visaRoute';
import { isOfAgeAndPassport } from './route/eligibility.ts';
import { countsAs, type Wanted } from './wanted.ts';
import { type Entry, GRADE, type NoRecordWay } from './way.ts';

/** Kinds that somebody may take up who did not ask for them, those that need the least of a new life first. */
const TAKEN_UP: readonly RouteKind[] = [
  'retirement/passive-income',
  'investor',
  'digital-nomad',
  'entrepreneur/startup',
  'work',
];

/**
 * Where our records hold no route of the kinds asked for: what they hold of others for these passports and ages, for
 * nobody is told that a country has no door who stands before another one.
 */
export function noRecord({ engine, preferences, opens }: Wanted, country: number): Entry<NoRecordWay> {
  const others = engine.records
    .routes(country)
    .filter(
      (route) =>
        TAKEN_UP.includes(route.kind) &&
        // A permit for work is nothing for whoever means to do none.
        (route.kind !== 'work' || preferences.arrangement !== 'not-working') &&
        !opens.has(countsAs({ opens }, preferences, route)) &&
        route.conditions.forWhom === null &&
        route.conditions.selection === null &&
        isOfAgeAndPassport(route, preferences),
    )
    .toSorted((a, b) => TAKEN_UP.indexOf(a.kind) - TAKEN_UP.indexOf(b.kind));
  return {
    grade: GRADE.noRecord,
    status: 'at_risk',
    way: { kind: 'no record', others: others.slice(0, 2) },
  };
}
