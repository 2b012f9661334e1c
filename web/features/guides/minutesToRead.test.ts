import { expect, it } from 'vitest';
import { minutesToRead } from './minutesToRead.ts';

it.each([
  ['', '1 minute'],
  ['One short line.', '1 minute'],
  ['word '.repeat(440), '2 minutes'],
  ['word '.repeat(549), '2 minutes'],
  ['word '.repeat(550), '3 minutes'],
  ['## Days\n\n- '.repeat(2200), '10 minutes'],
])('counts whole minutes, at least one', (text, minutes) => {
  expect(minutesToRead(text)).toBe(minutes);
});
