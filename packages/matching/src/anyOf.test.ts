import { expect, it } from 'vitest';
import { anyOf } from './anyOf.ts';

it('finds what any of its patterns finds, as each is written', () => {
  const both = anyOf([/\bMS\b/, /\bHIV\b/]);
  expect(['an MS nurse', 'HIV'].map((text) => both.test(text))).toEqual([true, true]);
  expect(both.test('Ms Weber')).toBe(false);
  expect('one, two'.replaceAll(anyOf([/one/g, /two/g]), '-')).toBe('-, -');
});

it('refuses patterns of which one would be read otherwise than it is written', () => {
  expect(() => anyOf([/\bMS\b/, /\bcancer\b/i])).toThrow(RangeError);
});
