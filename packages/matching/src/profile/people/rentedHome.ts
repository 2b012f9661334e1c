import type { Answers } from '@global-fit/questionnaire/model';
import type { Household, RentedHome } from '../../model/household.ts';
import { flatFor } from './bedrooms.ts';
import { textOf } from '../text/read.ts';

/** Kinds of home that no survey of flats speaks of. */
const NO_FLAT = ['serviced-coliving', 'rent-house', 'rural-property', 'retirement-community'];

/**
 * Whether what is rented is a room, which no survey of flats knows: as students do, and who lives shared and moves
 * alone.
 */
export function rentsRoom(answers: Answers, { adults, elders, children }: Household): boolean {
  const shared = textOf(answers, 'housing-preference') === 'serviced-coliving';
  return (
    textOf(answers, 'work-arrangement') === 'study' || (shared && adults + elders + children.length === 1)
  );
}

/** What a rent that is named without a kind of home is for: the home that was ticked; a room for students. */
export function rentedHome(answers: Answers, household: Household): RentedHome {
  const ticked = textOf(answers, 'housing-preference') ?? '';
  if (rentsRoom(answers, household)) return 'room';
  return NO_FLAT.includes(ticked) ? 'other' : flatFor(household);
}
