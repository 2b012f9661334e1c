import type { Iso3 } from '@global-fit/atlas/model';
import type { Wanted } from './wanted.ts';
import { type Entry, GRADE, type VisitWay } from './way.ts';

/** By how many days at most a stay is too long that an earlier flight home mends. */
const FEW_DAYS = 7;

/** Whether the days of a stay are no more than those of a visit, a few more, or many. */
export function fitsVisit(stay: number, allowed: number): 'fits' | 'just-over' | 'over' {
  if (stay <= allowed) return 'fits';
  return stay - allowed <= FEW_DAYS ? 'just-over' : 'over';
}

/** Work that somebody brings along: a visit gives no right to it. */
const NO_WORK = ['not-working', 'undecided', null];

/**
 * The days without a visa, with the passport that has the most of them, where they hold the part of each year for which
 * somebody stays; null where they do not, where work is brought along, or for whoever moves.
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
