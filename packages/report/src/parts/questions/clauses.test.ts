import { expect, it } from 'vitest';
import { leftOutOf, questionsIn } from './clauses.ts';

it('reads a line as a question, without its number, and three at most', () => {
  const text = '1. Can I work? Is it safe?\n- What about my dog?\nHow hot is it?\nAnd a fourth?';
  expect(questionsIn(text)).toEqual(['Can I work? Is it safe?', 'What about my dog?', 'How hot is it?']);
  expect(leftOutOf(text)).toEqual(['And a fourth?']);
});
