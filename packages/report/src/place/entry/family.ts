import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import { unmarried } from '../../profile/household.ts';
import type { PlaceView } from '../view.ts';
import { partnersWorkThere } from './partnersWork.ts';
import { freeMovement, partnersWayIn } from './routes.ts';
import { isAtHome } from '../atHome.ts';

/** The route on record for the family of somebody who holds a permit; null where none is. */
export function familyRoute(view: PlaceView): VisaRoute | null {
  return (
    view.atlas.routes
      .open(view.iso3, 'family')
      .find(({ shown, conditions }) => shown && conditions.forWhom === 'household') ?? null
  );
}

/** Whether the law lets the family of a permit holder wait for two years, by the record of their permit. */
export const waitsFirst = ({ notes }: VisaRoute): boolean =>
  /\bafter two years of residence there\b/.test(notes ?? '');

/**
 * The agreement under which the family comes along by law; null where none with such a law opens the place to a
 * passport held, or it is one's own.
 */
export function familyLaw(view: PlaceView, iso3: Iso3): FreeMovement | null {
  const movement = freeMovement(view, iso3)?.movement;
  const own = view.profile.citizenships.some((country) => country.iso3 === iso3);
  return !own && movement?.grade === 'settle' && movement.family ? movement : null;
}

/**
 * Whether nothing on record tells that the partner may work there, as the law of a free movement does of a spouse, and
 * that of some permits.
 */
export function isPartnersWorkOpen(view: PlaceView): boolean {
  const { movers } = view.profile;
  const byLaw = familyLaw(view, view.iso3) !== null || partnersWorkThere(view)?.allows === 'any';
  const known = isAtHome(view) || partnersWayIn(view) !== null || (byLaw && !unmarried(view.profile));
  return movers.hasPartner && !known;
}

/** The same law where it covers dependent parents too: a student's are left out by its article 7(4). */
export function parentsLaw(view: PlaceView, iso3: Iso3 = view.iso3): FreeMovement | null {
  return view.profile.stage === 'student' ? null : familyLaw(view, iso3);
}
