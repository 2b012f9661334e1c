import { tidyName } from './personName.ts';

/** In UTF-16 units, like the limit of a text field. */
export const LONGEST_SECOND_ADULT_NAME = 40;
export const SECOND_ADULT_NAME_TOO_LONG = `Please use at most ${LONGEST_SECOND_ADULT_NAME} characters`;

/** What is wrong with the name of a second adult in its stored form; null where nothing is. */
export const secondAdultNameFault = (name: string): string | null =>
  tidyName(name).length > LONGEST_SECOND_ADULT_NAME ? SECOND_ADULT_NAME_TOO_LONG : null;
