import { expect, it } from 'vitest';
import { leftOutQuestions } from './leftOutQuestions.ts';

it('names the questions beyond the third', () => {
  expect(leftOutQuestions('One?\nTwo?\nThree?\n')).toBeNull();
  expect(leftOutQuestions('One?\nTwo?\nThree?\nFour?\nFive?')).toBe(
    'Only your first 3 questions are taken up. Left out: “Four?”, “Five?”',
  );
});
