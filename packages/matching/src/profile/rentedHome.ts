import type { Answers } from '@global-fit/questionnaire/model';
import type { Household, RentedHome } from '../model.ts';
import { flatFor } from './bedrooms.ts';
import { textOf } from './read.ts';

/** Kinds of home that no survey of flats speaks of. */
const NO_FLAT = ['serviced-coliving', 'rent-house', 'rural-property', 'retirement-community'];

/** What a rent that is named without a kind of home is for: the home that was ticked; a room for students. */
export function rentedHome(answers: Answers, household: Household): RentedHome {
  const ticked = textOf(answers, 'housing-preference') ?? '';
  const student = textOf(answers, 'work-arrangement') === 'study';
  return student || NO_FLAT.includes(ticked) ? 'other' : flatFor(household);
}
