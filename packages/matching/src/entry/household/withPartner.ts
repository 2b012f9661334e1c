import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { monthsLate, shareForDelay } from '../route/inTime.ts';
import type { Wanted } from '../wanted.ts';
import { type Entry, GRADE, type PartnerWay, settlesAsFamily } from '../way.ts';

/** A shorter permit is a visa for the wedding. */
const LEAST_MONTHS = 12;

/** The fastest permit for the spouse of a citizen; null where none is on record. */
export function spousePermit({ engine }: Pick<Wanted, 'engine'>, iso3: Iso3): VisaRoute | null {
  const permits = engine.records
    .routes(engine.iso3.indexOf(iso3))
    .filter(
      ({ kind, conditions, durationMonths }) =>
        kind === 'family' &&
        conditions.forWhom === 'partner' &&
        (durationMonths === null || durationMonths >= LEAST_MONTHS),
    );
  const days = ({ processingDays }: VisaRoute): number => processingDays ?? Number.POSITIVE_INFINITY;
  return permits.toSorted((a, b) => days(a) - days(b))[0] ?? null;
}

/**
 * Entry by the passport of a partner who moves too: to places where it allows settling under an agreement that covers
 * the family, and to its own country, whose law covers the family of a citizen. Null elsewhere.
 */
export function withPartner(
  wanted: Pick<Wanted, 'engine' | 'preferences'>,
  iso3: Iso3,
): Entry<PartnerWay> | null {
  const { engine, preferences } = wanted;
  const { atlas } = engine;
  const told = preferences.partnersPassports;
  const married = told?.married ?? false;
  const ways = (told?.passports ?? []).flatMap((one): PartnerWay[] => {
    const passport = atlas.country(one);
    if (!passport) return [];
    if (one === iso3) {
      const permit = married ? spousePermit(wanted, iso3) : null;
      return [{ kind: 'partner', passport, movement: null, married, permit }];
    }
    // Who stays at home in their own country brings no right to another.
    if (told?.apart) return [];
    const movement = atlas.movement.mayMoveFreely(one, iso3);
    const opens = movement?.grade === 'settle' && movement.family !== null && movement.from.shown;
    return opens ? [{ kind: 'partner', passport, movement, married, permit: null }] : [];
  });
  const right = ways.find(settlesAsFamily);
  if (right) return { grade: GRADE.asFamily, status: 'met', way: right };
  const way = ways[0];
  if (!way) return null;
  if (!way.permit) return { grade: GRADE.withPartner, status: 'at_risk', way };
  const late = monthsLate(way.permit, preferences);
  return late > 0
    ? { grade: GRADE.asSpouse * shareForDelay(late), status: 'at_risk', way: { ...way, lateBy: late } }
    : { grade: GRADE.asSpouse, status: 'unknown', way };
}
