import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { readMovers } from './household.ts';

it('calls a grown-up child nobody else than a child', () => {
  const movers = readMovers(
    readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 3,
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': 8,
        'family-member-2-relationship': 'child',
        'family-member-2-family-member-age': 20,
        'family-member-3-relationship': 'friend',
      }),
    ),
  );
  expect(movers.who).toBe('you, your child, your grown-up child and one companion');
  expect(movers.children).toHaveLength(1);
});
