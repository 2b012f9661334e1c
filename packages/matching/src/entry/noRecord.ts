import type { RouteKind } from '@global-fit/atlas/entry/visaRoute';
import { isOfAgeAndPassport } from './route/eligibility.ts';
import { countsAs, type Wanted } from './wanted.ts';
import { type Entry, GRADE, type NoRecordWay } from './way.ts';

/** Kinds of route that somebody may use without having asked for them, least disruptive first. */
const TAKEN_UP: readonly RouteKind[] = [
  'retirement/passive-income',
  'investor',
  'digital-nomad',
  'entrepreneur/startup',
  'work',
];

/**
 * Where no route of the wanted kinds is on record: other kinds open to these passports and ages, so that nobody is
 * told there is no way in while there is another.
 */
export function noRecord({ engine, preferences, opens }: Wanted, country: number): Entry<NoRecordWay> {
  const others = engine.records
    .routes(country)
    .filter(
      (route) =>
        TAKEN_UP.includes(route.kind) &&
        // A work permit is useless to somebody who does not want to work.
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
