import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import { familyPay } from '@global-fit/matching/entry/household/familyAlong';
import { unmarried } from '../../profile/household.ts';
import type { PlaceView } from '../view.ts';
import { partnersWorkThere } from './partnersWork.ts';
import { freeMovement, partnersWayIn } from './routes.ts';
import { isAtHome } from '../atHome.ts';

/** The route on record for a permit holder's family; null where there is none. */
export function familyRoute(view: PlaceView): VisaRoute | null {
  return (
    view.atlas.routes
      .open(view.iso3, 'family')
      .find(({ shown, conditions }) => shown && conditions.forWhom === 'household') ?? null
  );
}

/** Whether the permit's record says that the holder's family must wait two years. */
export const waitsFirst = ({ notes }: VisaRoute): boolean =>
  /\bafter two years of residence there\b/.test(notes ?? '');

/** How long the record lets family wait: "family after a year of residence there". */
const WAIT = /(?:^|; )family (after [^;]+)(?:;|$)/;

/** "after a year of residence there": when family may follow on a permit that takes its holder first. */
export const followsWhen = ({ notes }: VisaRoute): string =>
  WAIT.exec(notes ?? '')?.[1] ?? 'once what its record names has been met';

/** The pay from which a permit admits family, above the one for the permit itself. */
export interface FamilyPay {
  /** "SGD 6,000 a month". */
  readonly text: string;
  readonly monthlyUsd: number;
}

/** That pay, by the permit's record; null where none is named. */
export function familyFromPay({ atlas }: PlaceView, route: VisaRoute): FamilyPay | null {
  const pay = familyPay(atlas, route);
  return pay && { text: `${pay.currency} ${pay.amount} a month`, monthlyUsd: pay.monthlyUsd };
}

/**
 * The agreement whose law admits the family; null where none opens the place to a passport held, and for citizens of
 * the place.
 */
export function familyLaw(view: PlaceView, iso3: Iso3): FreeMovement | null {
  const movement = freeMovement(view, iso3)?.movement;
  const own = view.profile.citizenships.some((country) => country.iso3 === iso3);
  return !own && movement?.grade === 'settle' && movement.family ? movement : null;
}

/**
 * Whether no record says that the partner may work there. The law on free movement says so of a spouse, and some
 * permits do.
 */
export function isPartnersWorkOpen(view: PlaceView): boolean {
  const { movers } = view.profile;
  const byLaw = familyLaw(view, view.iso3) !== null || partnersWorkThere(view)?.allows === 'any';
  const known = isAtHome(view) || partnersWayIn(view) !== null || (byLaw && !unmarried(view.profile));
  return movers.hasPartner && !known;
}

/** The same law where it covers dependent parents too; article 7(4) excludes a student's parents. */
export function parentsLaw(view: PlaceView, iso3: Iso3 = view.iso3): FreeMovement | null {
  return view.profile.stage === 'student' ? null : familyLaw(view, iso3);
}
