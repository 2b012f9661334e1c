import type { Iso3 } from '@global-fit/atlas/model';
import type { Wanted } from './wanted.ts';
import { type Entry, GRADE, type VisitWay } from './way.ts';

/** A stay too long by at most this many days can be fixed by an earlier flight home. */
const FEW_DAYS = 7;

/** Whether a stay is within the days of a visit, a few days longer, or much longer. */
export type VisitFit = 'fits' | 'just-over' | 'over';

/** How a stay fits the days that a visit allows. */
export function fitsVisit(stay: number, allowed: number): VisitFit {
  if (stay <= allowed) return 'fits';
  return stay - allowed <= FEW_DAYS ? 'just-over' : 'over';
}

/** Work people bring along, which a visit does not permit. */
const NO_WORK = ['not-working', 'undecided', null];

/**
 * The visa-free days of the best passport, where they cover the part of each year to be spent there; null where they
 * do not, where work is brought along, and for permanent moves.
 */
export function byVisit({ engine, preferences }: Wanted, iso3: Iso3): Entry<VisitWay> | null {
  const { partYear, arrangement, citizenships } = preferences;
  if (!partYear || !NO_WORK.includes(arrangement)) return null;
  const free = citizenships.flatMap((one) => {
    const passport = engine.atlas.country(one);
    const found = engine.atlas.passports.requirement(one, iso3);
    return passport && found?.from.shown && found.kind === 'visa free' && found.days !== null
      ? [{ passport, days: found.days }]
      : [];
  });
  const [best] = free.toSorted((a, b) => b.days - a.days);
  if (!best) return null;
  const fits = fitsVisit(partYear.days, best.days);
  if (fits === 'over') return null;
  return {
    grade: GRADE.visit,
    status: fits === 'fits' ? 'met' : 'at_risk',
    way: { kind: 'visit', ...best, to: iso3, stay: partYear.days },
  };
}
