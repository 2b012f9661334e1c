import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { childrenCalled, childrenOf, namesCalled, partnerCalled } from './called.ts';
import { readMovers } from '../household.ts';

const movers = readMovers(
  readAnswers(
    answersOf({
      'relocating-family-members': 'yes',
      'number-of-family-members': 3,
      'family-member-1-name': 'Sonya',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 15,
      'family-member-1-special-needs': 'None.',
      'family-member-2-name': 'Max',
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 9,
      'family-member-2-special-needs': 'speaks in short sentences',
      'family-member-3-name': 'Dan',
      'family-member-3-relationship': 'child',
      'family-member-3-family-member-age': 3,
    }),
  ),
);

describe('children in a line', () => {
  it('are those old enough for it, and for independence none who needs help with lessons', () => {
    const named = (fit: Parameters<typeof childrenOf>[1]) =>
      childrenCalled(movers, childrenOf(movers, fit)).text;
    expect(named({ from: 0 })).toBe('Sonya, Max and Dan');
    expect(named({ from: 5 })).toBe('Sonya and Max');
    expect(named({ from: 5, alone: true })).toBe('Sonya');
    expect(childrenOf(movers, { from: 16 })).toEqual([]);
  });

  it('can be removed again, from every group that a line may name', () => {
    const called = namesCalled(movers).map(({ name }) => name);
    expect(called).toEqual(
      expect.arrayContaining(['Sonya, Max and Dan', 'Sonya and Max', 'Sonya and Dan', 'Dan']),
    );
  });
});

describe('a name with the family name first', () => {
  it('gives the given name for children, and the whole name for a partner with another family name', () => {
    const family = readMovers(
      readAnswers(
        answersOf({
          'full-name': 'Chen Wei',
          citizenship: ['CHN'],
          'relocating-family-members': 'yes',
          'number-of-family-members': 2,
          'family-member-1-name': 'Chen Hao',
          'family-member-1-relationship': 'child',
          'family-member-1-family-member-age': 15,
          'family-member-2-name': 'Li Na',
          'family-member-2-relationship': 'spouse',
        }),
      ),
    );
    expect(childrenCalled(family).text).toBe('Hao');
    expect(partnerCalled(family).text).toBe('Li Na');
    expect(namesCalled(family).map(({ name }) => name)).toEqual(['Li Na', 'Hao']);
  });
});
