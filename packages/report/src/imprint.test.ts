import { expect, it } from 'vitest';
import { dayText, editionText } from './imprint.ts';

it('writes the day as the reader’s country does, whatever time the report was made at', () => {
  expect(dayText({ date: '2026-11-01', paper: 'a4' })).toBe('1 November 2026');
  expect(dayText({ date: '2026-01-31T23:59:59Z', paper: 'us-letter' })).toBe('January 31, 2026');
});

it('counts editions from the first', () => {
  expect([1, 2, 4].map(editionText)).toEqual(['First edition', 'Edition 2', 'Edition 4']);
});
