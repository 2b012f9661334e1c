import { expect, it } from 'vitest';
import { storableText } from './storableText.ts';
import { normaliseAnswers } from './submission.ts';

it('removes what no database can store, and nothing else', () => {
  expect(storableText('a\u0000b\uD83Dc\uDE00')).toBe('abc');
  const text = 'Łódź, 東京 and 😀\nnext line\t';
  expect(storableText(text)).toBe(text);
});

it('removes it from every text of an answer and its place', () => {
  const answers = normaliseAnswers([
    ['deal-breakers', { value: 'No\u0000 noise\uD83D', context: 'a\u0000' }],
    ['current-location', { value: 'Lis\u0000bon', city: 'Lisbon\uDE00', country: '\u0000' }],
  ]);
  expect(answers['deal-breakers']).toEqual({ value: 'No noise', context: 'a' });
  expect(answers['current-location']).toEqual({ value: 'Lisbon', city: 'Lisbon' });
});
