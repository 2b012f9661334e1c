import { expect, it } from 'vitest';
import { askedQuestions } from './askedQuestions.ts';

it('takes each line as one question, without its number or bullet', () => {
  expect(askedQuestions('1. Can I work? Can she?\n\n- How long does it take\n• 4\n')).toEqual([
    'Can I work? Can she?',
    'How long does it take',
  ]);
  expect(askedQuestions(' \n')).toEqual([]);
});

it('splits a single line after each question mark, but keeps a statement with its question', () => {
  expect(
    askedQuestions('Can I work? And is it taxed? What of my dog? She is old. How hot is it in July?'),
  ).toEqual(['Can I work? And is it taxed?', 'What of my dog?', 'She is old. How hot is it in July?']);
  expect(askedQuestions('Do we pay the exit tax of Japan? I heard it is from 100 million yen.')).toEqual([
    'Do we pay the exit tax of Japan? I heard it is from 100 million yen.',
  ]);
});

it('joins a statement on its own line to the question it belongs to', () => {
  expect(
    askedQuestions('Are there hot springs?\nWe would like natural water, not only a spa.\nIs it safe?'),
  ).toEqual(['Are there hot springs? We would like natural water, not only a spa.', 'Is it safe?']);
  expect(askedQuestions('We are two women.\nCan we marry there?')).toEqual([
    'We are two women. Can we marry there?',
  ]);
  expect(askedQuestions('I want to know how taxes work\nMy mother’s pension\nOur old dog')).toHaveLength(3);
});
