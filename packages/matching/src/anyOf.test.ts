import { expect, it } from 'vitest';
import { anyOf } from './anyOf.ts';

it('matches what any of its patterns matches', () => {
  const both = anyOf([/\bMS\b/, /\bHIV\b/]);
  expect(['an MS nurse', 'HIV'].map((text) => both.test(text))).toEqual([true, true]);
  expect(both.test('Ms Weber')).toBe(false);
  expect('one, two'.replaceAll(anyOf([/one/g, /two/g]), '-')).toBe('-, -');
});

it('refuses patterns that would mean something else once they are joined', () => {
  expect(() => anyOf([/\bMS\b/, /\bcancer\b/i])).toThrow(RangeError);
});
