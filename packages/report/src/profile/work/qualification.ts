import { because, type Said, words } from '../../prose/said.ts';
import type { AnswerReader } from '../answers.ts';

/** What offices compare of somebody's education, fit to follow "your"; null where the answer names none. */
export function qualificationCalled(read: AnswerReader): Said | null {
  // Studies without a degree are no degree, and are compared all the same: by what was passed.
  return read.has('education-level', 'some-university')
    ? because(words('university record'), 'education-level')
    : read.label('education-level');
}
