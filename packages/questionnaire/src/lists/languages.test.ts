import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { findLanguage, LANGUAGES } from './languages.ts';

it('lists each language once, alphabetical, with its ISO 639 code', () => {
  expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(LANGUAGES.length);
  for (const { code } of LANGUAGES) expect(code).toMatch(/^[a-z]{2,3}$/);
  const names = LANGUAGES.map(({ name }) => foldText(name));
  expect(names).toEqual(names.toSorted());
});

it.each([
  ['English', 'en'],
  ['PT', 'pt'],
  ['persian', 'fa'],
  ['Maori', 'mi'],
  ['Chinese (Mandarin)', 'zh'],
])('finds %s', (text, code) => {
  expect(findLanguage(text)?.code).toBe(code);
});

it('finds nothing for an unknown language', () => {
  expect(findLanguage('Klingon')).toBeUndefined();
});
