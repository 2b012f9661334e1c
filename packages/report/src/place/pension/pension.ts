import { numberAt } from '../../figures/world.ts';
import type { PlaceView } from '../view.ts';

/** The age from which home pays its old-age pension, where it is on record. */
export function dueAge({ atlas, home }: PlaceView): number | null {
  return home && numberAt(atlas, 'pension_age_men', home.iso3);
}

function belowAge(view: PlaceView): boolean {
  const { age } = view.profile;
  const due = dueAge(view);
  return age !== null && due !== null && age < due;
}

const PHASE = 'retirement-income-phase';

/** A fixed income of somebody who has retired and names a pension is that pension, below the age or not. */
const isFixed = ({ profile: { read } }: PlaceView): boolean =>
  read.has('retirement-timeline', 'already-retired') &&
  read.has('expected-annual-income', 'retired-fixed') &&
  read.has('income-sources', 'retirement-pension');

/** The answers by which no pension is paid yet, as told or by age; null where one is, or where nothing tells. */
export function pensionLater(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  if (read.has(PHASE, 'bridge')) return [PHASE];
  // Whoever has retired and names a pension draws it, unless the first years are to be lived on something else.
  const paid =
    read.has(PHASE, 'state-pension', 'private-pension') ||
    isFixed(view) ||
    (read.has('retirement-timeline', 'already-retired') &&
      read.has('income-sources', 'retirement-pension') &&
      !read.has(PHASE, 'investments', 'rental'));
  return belowAge(view) && !paid ? [PHASE, 'age'] : null;
}

/** The same of a pension from the state, which a company pension is not. */
export function statePensionLater(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  const paid = read.has(PHASE, 'state-pension') || (isFixed(view) && !read.has(PHASE, 'private-pension'));
  return belowAge(view) && !paid ? [PHASE, 'age'] : pensionLater(view);
}

/** Whether somebody near or in retirement may still earn a pension in a place: who has stopped working earns none. */
export function stillEarnsPension({ read }: Pick<PlaceView['profile'], 'read'>): boolean {
  return read.has('retirement-transition-status', 'part-time', 'winding-down', 'planning')
    ? true
    : !read.has('retirement-transition-status', 'fully-retired') &&
        !read.has('retirement-timeline', 'already-retired');
}
