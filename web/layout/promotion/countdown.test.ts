import { describe, expect, it } from 'vitest';
import { countdownText, secondsLeft } from './countdown.ts';

const ends = '2025-05-31T23:59:59';
const at = (text: string): number => new Date(text).getTime();

describe('time left until a promotion ends', () => {
  it('counts on the local clock', () => {
    expect(secondsLeft(at('2025-05-31T20:59:57'), ends)).toBe(3 * 3600 + 2);
  });
  it('shows the last second and then nothing', () => {
    expect(secondsLeft(at('2025-05-31T23:59:58'), ends)).toBe(1);
    expect(secondsLeft(at('2025-05-31T23:59:58.400'), ends)).toBe(1);
    expect(secondsLeft(at(ends), ends)).toBe(0);
    expect(secondsLeft(at('2026-11-21T09:00:00'), ends)).toBe(0);
  });
  it('refuses an invalid date', () => {
    expect(() => secondsLeft(0, 'end of May')).toThrow(RangeError);
  });
});

describe('the countdown in words', () => {
  it('names days only while there are any', () => {
    expect(countdownText(3 * 86_400 + 4 * 3600 + 5 * 60 + 6)).toBe('3d 04h 05m 06s');
    expect(countdownText(86_400)).toBe('1d 00h 00m 00s');
    expect(countdownText(86_399)).toBe('23h 59m 59s');
    expect(countdownText(1)).toBe('00h 00m 01s');
  });
});
