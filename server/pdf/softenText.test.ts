import { expect, test } from 'vitest';
import { softenText } from './softenText.ts';

test('ordinary text is unchanged', () => {
  const text = 'Rents rose by 12% in Setúbal; #1 of $3 <b>@home</b> \\ "quoted"';
  expect(softenText(text)).toBe(text);
});

test('a very long word gets places to break and keeps its letters', () => {
  const word = 'a'.repeat(200);
  const soft = softenText(word);
  expect(Math.max(...soft.split('\u00ad').map((piece) => piece.length))).toBeLessThanOrEqual(22);
  expect(soft.replaceAll('\u00ad', '')).toBe(word);
});

test('a long word is hyphenated where it breaks, an address or a number is not', () => {
  expect(softenText('(Fachkräfteeinwanderungsgesetz)')).toContain('\u00ad');
  expect(softenText(`https://example.org/${'page1'.repeat(8)}`)).not.toContain('\u00ad');
  expect(softenText('1'.repeat(40))).not.toContain('\u00ad');
});

test('an address breaks after its punctuation first', () => {
  expect(softenText('https://www.example.org/residence/d7')).toContain('/\u200bresidence/\u200bd7');
});

test('combining characters are not separated', () => {
  const family = '👨‍👩‍👧'.repeat(20);
  for (const piece of softenText(family).split('\u200b')) expect(piece).toMatch(/^(👨‍👩‍👧)*$/u);
});

test('control characters, direction overrides and lone surrogates are made harmless', () => {
  expect(softenText('a\u0000b\u202ec\ud800d')).toBe('a b c\ufffdd');
  expect(softenText('one\r\ntwo')).toBe('one\ntwo');
});
