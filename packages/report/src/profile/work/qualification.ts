import { because, type Said, words } from '../../prose/said.ts';
import type { AnswerReader } from '../answers.ts';

/** What authorities compare of the customer's education, for use after "your"; null where none was named. */
export function qualificationCalled(read: AnswerReader): Said | null {
  // Unfinished studies are no degree, but what was passed is compared all the same.
  return read.has('education-level', 'some-university')
    ? because(words('university record'), 'education-level')
    : read.label('education-level');
}
