import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';

const reasons = (more: WrittenAnswers) =>
  readAnswers(answersOf({ 'relocation-drivers': ['education'], ...more })).label('relocation-drivers');

const withSpouse: WrittenAnswers = {
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
};

describe('the label of an option that speaks of children', () => {
  it.each<[string, WrittenAnswers]>([
    ['nobody moves along', { 'relocating-family-members': 'no' }],
    ['a couple moves', { 'relocating-family-members': 'yes', 'family-composition-type': 'couple' }],
    ['each person told of is another relative', withSpouse],
  ])('leaves them out where %s', (_, answers) => {
    expect(reasons(answers)?.text).toBe('education for you');
    expect(reasons(answers)?.answers.length).toBe(2);
  });

  it.each<[string, WrittenAnswers]>([
    ['a child moves', { ...withSpouse, 'family-member-1-relationship': 'child' }],
    ['somebody is not told of', { ...withSpouse, 'number-of-family-members': 2 }],
    ['nothing is told', {}],
  ])('keeps them where %s', (_, answers) => {
    expect(reasons(answers)?.text).toBe('education for you or your children');
  });
});
