import { numberAt } from '../figures/world.ts';
import type { PlaceView } from './view.ts';

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

/** The answers by which no pension is paid yet, as told or by age; null where one is, or where nothing tells. */
export function pensionLater(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  if (read.has(PHASE, 'bridge')) return [PHASE];
  return belowAge(view) && !read.has(PHASE, 'state-pension', 'private-pension') ? [PHASE, 'age'] : null;
}

/** The same of a pension from the state, which a company pension is not. */
export function statePensionLater(view: PlaceView): readonly string[] | null {
  const early = belowAge(view) && view.profile.read.has(PHASE, 'private-pension');
  return early ? [PHASE, 'age'] : pensionLater(view);
}
