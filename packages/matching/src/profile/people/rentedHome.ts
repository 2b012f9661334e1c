import type { Answers } from '@global-fit/questionnaire/model';
import type { Household, RentedHome } from '../../model/household.ts';
import { flatFor } from './bedrooms.ts';
import { textOf } from '../text/read.ts';

/** Kinds of home that surveys of flats do not cover. */
const NO_FLAT = ['serviced-coliving', 'rent-house', 'rural-property', 'retirement-community'];

/** Whether a room is rented, which surveys do not cover: by students, and by people alone in shared housing. */
export function rentsRoom(answers: Answers, { adults, elders, children }: Household): boolean {
  const shared = textOf(answers, 'housing-preference') === 'serviced-coliving';
  return (
    textOf(answers, 'work-arrangement') === 'study' || (shared && adults + elders + children.length === 1)
  );
}

/** The kind of home a rent refers to where the line names none: the one ticked, or a room for students. */
export function rentedHome(answers: Answers, household: Household): RentedHome {
  const ticked = textOf(answers, 'housing-preference') ?? '';
  if (rentsRoom(answers, household)) return 'room';
  return NO_FLAT.includes(ticked) ? 'other' : flatFor(household);
}
