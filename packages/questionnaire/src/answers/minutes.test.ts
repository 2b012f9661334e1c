import { expect, it } from 'vitest';
import { sectionBadge, sectionMinutes } from './minutes.ts';

it.each([
  [0, 2],
  [8, 2],
  [9, 3],
  [26, 7],
])('%i questions take %i minutes', (questions, minutes) => {
  expect(sectionMinutes(questions)).toBe(minutes);
});

it('sectionBadge states minutes and questions', () => {
  expect(sectionBadge(9)).toBe('3 minutes • 9 questions');
  expect(sectionBadge(1)).toBe('2 minutes • 1 question');
});
