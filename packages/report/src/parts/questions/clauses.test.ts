import { expect, it } from 'vitest';
import { leftOutOf, partsOf, questionsIn, subjectOf } from './clauses.ts';

it('reads a line as a question, without its number, and at most three', () => {
  const text = '1. Can I work? Is it safe?\n- What about my dog?\nHow hot is it?\nAnd a fourth?';
  expect(questionsIn(text)).toEqual(['Can I work? Is it safe?', 'What about my dog?', 'How hot is it?']);
  expect(leftOutOf(text)).toEqual(['And a fourth?']);
});

it('keeps a part with what it refers to, and recognises a verb as it is often typed', () => {
  const question = 'Who gives citizenship fastest and do I loose the Dutch one?';
  expect(partsOf(question)).toEqual([question]);
  expect(partsOf('How fast can I get a passport, and must I give up my own?')).toHaveLength(1);
  expect(partsOf('Is it safe and can I bring my own car?')).toHaveLength(2);
  expect(partsOf('Is it safe and do I need a car?')).toHaveLength(2);
  expect(partsOf('Is it safe and can my loved ones visit?')).toHaveLength(2);
  expect(subjectOf('Do banks open accounts & send cards abroad?')).toBe(
    'Do banks open accounts and send cards abroad?',
  );
  expect(subjectOf('Do I loose my passport?')).toBe('Do I lose my passport?');
  expect(subjectOf('Are there loose dogs?')).toBe('Are there loose dogs?');
});
