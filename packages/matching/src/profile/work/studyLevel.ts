import type { Answers } from '@global-fit/questionnaire/model';
import type { Preferences } from '../../model/preferences.ts';
import { textOf } from '../text/read.ts';

/** After these comes a master's degree, where no level was stated. */
const GRADUATED: readonly (string | null)[] = ['bachelor', 'master', 'professional'];

/**
 * The degree that somebody moves for; null for everybody else: courses, exchanges and doctorates have fees of their own
 * kind. Where no level was stated it is the next one after the education completed.
 */
export function studyLevel(answers: Answers): Preferences['studyLevel'] {
  if (textOf(answers, 'work-arrangement') !== 'study') return null;
  const level = textOf(answers, 'study-level');
  if (level === 'bachelor' || level === 'master') return level;
  if (level !== null) return null;
  return GRADUATED.includes(textOf(answers, 'education-level')) ? 'master' : 'bachelor';
}
