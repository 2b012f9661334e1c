import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { qualificationCalled } from './qualification.ts';

it.each([
  ['some-university', 'university record'],
  ['bachelor', "bachelor's degree"],
  ['vocational', 'vocational training or apprenticeship'],
])('words what offices compare so that it can follow "your": %s', (level, called) => {
  const read = readAnswers(answersOf({ 'education-level': level }));
  expect(qualificationCalled(read)?.text).toBe(called);
});
