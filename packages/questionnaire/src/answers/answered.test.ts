import { describe, expect, it } from 'vitest';
import { isAnswered, isEmptyValue, isGiven } from './answered.ts';

describe('whether a question is answered', () => {
  it.each([null, undefined, '', '   ', '\n\t', '\u200b\u2060', '\u2800', [], Number.NaN])(
    '%j is no answer',
    (value) => {
      expect(isEmptyValue(value)).toBe(true);
      expect(isAnswered({ value })).toBe(false);
    },
  );

  it.each([0, -1, 'a', ' a ', '\u200ba', '👋🏽', '0', ['x'], ['']])('%j is an answer', (value) => {
    expect(isEmptyValue(value)).toBe(false);
    expect(isAnswered({ value })).toBe(true);
  });

  it('counts an untouched slider as answered, and a missing entry not', () => {
    expect(isAnswered({ value: 3, touched: false })).toBe(true);
    expect(isAnswered(undefined)).toBe(false);
  });

  it('counts as given what somebody answered, and an untouched slider not', () => {
    expect(isGiven({ value: 3, touched: true })).toBe(true);
    expect(isGiven({ value: 3 })).toBe(true);
    expect(isGiven({ value: 3, touched: false })).toBe(false);
    expect(isGiven({ value: '' })).toBe(false);
    expect(isGiven(undefined)).toBe(false);
  });
});
