import { tidyName } from './personName.ts';

/** In UTF-16 units, as a text field counts them. */
export const LONGEST_SECOND_ADULT_NAME = 40;
export const SECOND_ADULT_NAME_TOO_LONG = `Please use at most ${LONGEST_SECOND_ADULT_NAME} characters`;

/** What is wrong with a name that the second adult wants to be called by, as it is kept; null for nothing. */
export const secondAdultNameFault = (name: string): string | null =>
  tidyName(name).length > LONGEST_SECOND_ADULT_NAME ? SECOND_ADULT_NAME_TOO_LONG : null;
