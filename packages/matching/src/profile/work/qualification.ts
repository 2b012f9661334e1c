import type { Qualification } from '@global-fit/atlas/entry/visaRoute';
import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from '../text/read.ts';

const LEVELS: Readonly<Record<string, Qualification>> = {
  'no-diploma': 'any',
  secondary: 'any',
  'some-university': 'any',
  vocational: 'training',
  bachelor: 'degree',
  master: 'degree',
  doctorate: 'degree',
  professional: 'degree',
};

/** The level of education that permits ask about; null where none was stated. */
export function qualificationOf(answers: Answers): Qualification | null {
  return LEVELS[textOf(answers, 'education-level') ?? ''] ?? null;
}
