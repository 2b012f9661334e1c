import { quizRequestSchema } from '@global-fit/contract/quiz';
import { expect, it } from 'vitest';
import { answersOfHash, hashOf, type QuizAnswers, questionOrder, requestOf, untouched } from './answers.ts';

const answers: QuizAnswers = {
  direction: { temperature_celsius: 5, rainfall_mm_year: 2 },
  importance: { ...untouched.importance, temperature_celsius: 4, safety_rating: 5, visa_process_ease: 1 },
};

it('has two climate questions, then ten others', () => {
  expect(questionOrder).toHaveLength(12);
  expect(questionOrder.slice(0, 2)).toEqual(['temperature_celsius', 'rainfall_mm_year']);
});

it('make a request as the contract has it: a direction for the climate only, five matches', () => {
  const request = requestOf(answers);
  expect(quizRequestSchema.parse(request)).toEqual(request);
  expect(request.top_n).toBe(5);
  expect(request.preferences.temperature_celsius).toEqual({ importance: 4, direction: 5 });
  expect(request.preferences.rainfall_mm_year).toEqual({ importance: 3, direction: 2 });
  expect(request.preferences.safety_rating).toEqual({ importance: 5, direction: null });
  expect(request.preferences.job_market_strength).toEqual({ importance: 3, direction: null });
});

it('can be written into an address and read back', () => {
  expect(hashOf(answers)).toMatch(/^#answers=52[1-5]{12}$/);
  expect(answersOfHash(hashOf(answers))).toEqual(answers);
});

it.each([
  '',
  '#',
  '#answers=',
  '#answers=333',
  '#answers=33333333333336',
  '#answers=033333333333333',
  '#other',
])('cannot be read from "%s"', (hash) => expect(answersOfHash(hash)).toBeNull());
