import { expect, it } from 'vitest';
import { longDate, longMoment, timeOfDay } from './longDate.ts';

it('writes the day before the month, and the month as a word', () => {
  const noon = new Date(2026, 2, 3, 14, 5);
  expect(longDate(noon.toISOString())).toBe('3 March 2026');
  expect(longMoment(noon.getTime())).toBe('3 March 2026 at 14:05');
  expect(timeOfDay(new Date(2026, 11, 31, 0, 7).getTime())).toBe('00:07');
});
