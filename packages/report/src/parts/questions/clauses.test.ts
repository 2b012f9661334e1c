import { expect, it } from 'vitest';
import { questionsIn } from './clauses.ts';

it('reads lines and question marks as questions, without their numbers, and three at most', () => {
  expect(questionsIn('1. Can I work? Is it safe?\n- What about my dog?\nAnd a fourth?')).toEqual([
    'Can I work?',
    'Is it safe?',
    'What about my dog?',
  ]);
});
