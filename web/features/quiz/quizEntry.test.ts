import { expect, it } from 'vitest';
import { untouched } from './answers.ts';
import { questionCount } from './quiz.ts';
import { entryState, readQuizEntry } from './quizEntry.ts';

const entry = {
  step: 4,
  answers: { ...untouched, direction: { temperature_celsius: 5, rainfall_mm_year: 1 } },
  walk: 'w',
  before: 3,
};

it('is written into the history and read back', () => {
  expect(readQuizEntry(entryState(entry), questionCount)).toEqual(entry);
  expect(readQuizEntry(entryState({ ...entry, before: null }), questionCount)?.before).toBeNull();
});

it.each([
  ['of another page', { step: 'PAYMENT' }],
  ['without a state', null],
  ['of a question that is not asked', entryState({ ...entry, step: 12 })],
  ['without answers', { quiz: { step: 1, walk: 'w' } }],
])('is null for an entry %s', (_what, state) => expect(readQuizEntry(state, questionCount)).toBeNull());
