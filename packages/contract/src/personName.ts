import { tidyEnds } from '@global-fit/questionnaire/answers/unseen';

const LINE_ENDS = /[\t-\r\u0085\u2028\u2029]+/gu;
const CONTROL = /\p{Cc}/gu;
/** Marks that change the direction of the text after them, even beyond the name. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The stored form of a person's name: on one line, without control characters and direction marks; empty where
 * nothing visible remains. Invisible characters between others stay, since some scripts need them.
 */
export function tidyName(text: string): string {
  return tidyEnds(text.replace(LINE_ENDS, ' ').replace(CONTROL, '').replace(TURNING, ''));
}
