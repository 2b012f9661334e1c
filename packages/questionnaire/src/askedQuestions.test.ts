import { expect, it } from 'vitest';
import { askedQuestions } from './askedQuestions.ts';

it('finds the questions of a text by line and by question mark, whatever numbers or bullets they carry', () => {
  expect(askedQuestions('1. Can I work? Can she?\n\n- How long does it take\n• 4\n')).toEqual([
    'Can I work?',
    'Can she?',
    'How long does it take',
  ]);
  expect(askedQuestions(' \n')).toEqual([]);
});
