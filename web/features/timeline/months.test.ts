import { expect, test } from 'vitest';
import { addMonths, estimatedCompletion, isMonth, monthOf, spanWords, standing } from './months.ts';

test('months are added and subtracted across years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 0)).toBe('2026-12');
  expect(addMonths('2026-05', -18)).toBe('2024-11');
});

test('the estimate is eighteen months from now, whatever the day', () => {
  expect(estimatedCompletion(monthOf(new Date(2026, 10, 21)))).toBe('2028-05');
  // The 31st must not move into the month after a shorter one.
  expect(estimatedCompletion(monthOf(new Date(2026, 7, 31)))).toBe('2028-02');
});

test('a span names the year once where both ends share it', () => {
  expect(spanWords('2027-05', '2027-05')).toBe('May 2027');
  expect(spanWords('2027-05', '2027-08')).toBe('May to August 2027');
  expect(spanWords('2027-11', '2028-01')).toBe('November 2027 to January 2028');
});

test('a span is past, now or ahead, including its ends', () => {
  expect(standing('2027-01', '2027-03', '2027-04')).toBe('past');
  expect(standing('2027-01', '2027-03', '2027-03')).toBe('now');
  expect(standing('2027-01', '2027-03', '2027-01')).toBe('now');
  expect(standing('2027-01', '2027-03', '2026-12')).toBe('ahead');
});

test.each(['2027-00', '2027-13', '27-01', '2027-1', '', '2027-01-01'])('%j is not a month', (text) => {
  expect(isMonth(text)).toBe(false);
  expect(() => addMonths(text, 1)).toThrow('is no month');
});
