import { numberAt } from '../../figures/world.ts';
import type { PlaceView } from '../view.ts';

/** Age in years from which home pays its old-age pension; null without a record. */
export function dueAge({ atlas, home }: PlaceView): number | null {
  return home && numberAt(atlas, 'pension_age_men', home.iso3);
}

function belowAge(view: PlaceView): boolean {
  const { age } = view.profile;
  const due = dueAge(view);
  return age !== null && due !== null && age < due;
}

const PHASE = 'retirement-income-phase';

/** A retired customer's fixed income with a pension ticked is that pension, whatever their age. */
const isFixed = ({ profile: { read } }: PlaceView): boolean =>
  read.has('retirement-timeline', 'already-retired') &&
  read.has('expected-annual-income', 'retired-fixed') &&
  read.has('income-sources', 'retirement-pension');

/**
 * Ids of the answers that say no pension is paid yet, in words or by age; null where one is paid, or nothing tells.
 */
export function pensionLater(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  if (read.has(PHASE, 'bridge')) return [PHASE];
  // A retired customer who ticks a pension draws it, unless the first years are to be financed otherwise.
  const paid =
    read.has(PHASE, 'state-pension', 'private-pension') ||
    isFixed(view) ||
    (read.has('retirement-timeline', 'already-retired') &&
      read.has('income-sources', 'retirement-pension') &&
      !read.has(PHASE, 'investments', 'rental'));
  return belowAge(view) && !paid ? [PHASE, 'age'] : null;
}

/** The same for a state pension, which a company pension is not. */
export function statePensionLater(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  const paid = read.has(PHASE, 'state-pension') || (isFixed(view) && !read.has(PHASE, 'private-pension'));
  return belowAge(view) && !paid ? [PHASE, 'age'] : pensionLater(view);
}

/** Whether somebody near or in retirement still earns pension rights there; those who stopped working do not. */
export function stillEarnsPension({ read }: Pick<PlaceView['profile'], 'read'>): boolean {
  return read.has('retirement-transition-status', 'part-time', 'winding-down', 'planning')
    ? true
    : !read.has('retirement-transition-status', 'fully-retired') &&
        !read.has('retirement-timeline', 'already-retired');
}
