import { expect, it } from 'vitest';
import { answeredHealthQuestions } from './sensitive.ts';

it('names the answered health questions that show, those about family members too', () => {
  expect(answeredHealthQuestions({ age: { value: 40 }, 'medical-conditions': { value: [] } })).toEqual([]);
  expect(
    answeredHealthQuestions({
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 1 },
      'family-member-1-special-needs': { value: 'step-free access' },
      'family-member-2-special-needs': { value: 'hidden' },
      'medication-dependencies': { value: 'no' },
      'medication-details': { value: 'hidden' },
    }),
  ).toEqual(['family-member-1-special-needs', 'medication-dependencies']);
});
