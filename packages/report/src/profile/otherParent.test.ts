import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { readMovers } from './household.ts';
import { otherParentIds } from './otherParent.ts';

function ids(id: string, text: string, partner = false): readonly string[] | null {
  const read = readAnswers(
    answersOf({
      'relocating-family-members': 'yes',
      'number-of-family-members': partner ? 2 : 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 9,
      ...(partner ? { 'family-member-2-relationship': 'spouse' } : {}),
      [id]: text,
    }),
  );
  return otherParentIds({ read, movers: readMovers(read) });
}

describe('another parent of the children', () => {
  it.each([
    ['unique-family-situation', 'Divorced, shared custody; their father does not agree yet'],
    ['specific-questions', 'What do I need from their father in writing?'],
    ['additional-comments', 'My ex wants to see the kids every summer'],
    ['relationship-status', 'divorced'],
  ])('is told in %s: %s', (id, text) => {
    expect(ids(id, text)).toEqual([id]);
  });

  it('is nobody where the parents move together, or the other one died', () => {
    expect(ids('additional-comments', 'Her father lives in Kenya and would visit', true)).toBeNull();
    expect(ids('unique-family-situation', 'Their father died in 2019')).toBeNull();
    expect(ids('specific-questions', 'Which court would decide on a divorce?', true)).toBeNull();
    expect(ids('relationship-status', 'widowed')).toBeNull();
  });
});
