import type { Iso3 } from '@global-fit/atlas/model';
import type { Wanted } from './wanted.ts';
import { type Entry, GRADE, type PartnerWay, settlesAsFamily } from './way.ts';

/**
 * What the passport of a partner who moves too opens: the places where it lets them settle, under an agreement whose law
 * names the family, and its own country, whose law decides on the family of a citizen. Null where it opens none of that.
 */
export function withPartner(
  { engine, preferences }: Pick<Wanted, 'engine' | 'preferences'>,
  iso3: Iso3,
): Entry<PartnerWay> | null {
  const { atlas } = engine;
  const told = preferences.partnersPassports;
  const ways = (told?.passports ?? []).flatMap((one): PartnerWay[] => {
    const passport = atlas.country(one);
    const law = one === iso3 ? null : atlas.movement.mayMoveFreely(one, iso3);
    const opens = one === iso3 || (law?.grade === 'settle' && law.family !== null && law.from.shown);
    return passport && opens
      ? [{ kind: 'partner', passport, movement: law, married: told?.married ?? false }]
      : [];
  });
  const way = ways.find(settlesAsFamily) ?? ways[0];
  if (!way) return null;
  return settlesAsFamily(way)
    ? { grade: GRADE.asFamily, status: 'met', way }
    : { grade: GRADE.withPartner, status: 'at_risk', way };
}
