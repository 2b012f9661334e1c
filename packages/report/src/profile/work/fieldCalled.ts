import { because, type Said, words } from '../../prose/said.ts';
import type { AnswerReader } from '../answers.ts';

/** "software and technology"; "your field" where the form has no name for it: nobody works in “another field”. */
export function fieldCalled(read: AnswerReader): Said {
  const named = read.has('career-field', 'other', 'none') ? null : read.label('career-field');
  return named ?? because(words('your field'), 'career-field');
}
