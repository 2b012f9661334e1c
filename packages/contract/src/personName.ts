import { tidyEnds } from '@global-fit/questionnaire/answers/unseen';

const LINE_ENDS = /[\t-\r\u0085\u2028\u2029]+/gu;
const CONTROL = /\p{Cc}/gu;
/** Marks that turn the direction of what follows, to the end of the line and beyond the name where none ends them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name of a person as it is kept: on one line, without control characters and marks that turn the words around it;
 * empty where nothing of it could be seen.
 * Unseen characters between others stay: some scripts need them.
 */
export function tidyName(text: string): string {
  return tidyEnds(text.replace(LINE_ENDS, ' ').replace(CONTROL, '').replace(TURNING, ''));
}
