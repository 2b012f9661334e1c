import { afterEach, expect, it, vi } from 'vitest';
import { serverClock } from './serverClock.ts';

const answered = (date?: string, caching = 'no-store') => ({
  headers: new Headers({ 'cache-control': caching, ...(date === undefined ? {} : { date }) }),
});

afterEach(() => vi.useRealTimers());

it('tells the server’s time on a device whose clock is a year off, and keeps running', () => {
  vi.useFakeTimers({ now: Date.parse('2027-11-26T12:00:00Z') });
  serverClock.hear(answered('Thu, 26 Nov 2026 12:00:00 GMT'));
  expect(serverClock.now()).toBe(Date.parse('2026-11-26T12:00:00Z'));
  vi.advanceTimersByTime(5000);
  expect(serverClock.now()).toBe(Date.parse('2026-11-26T12:00:05Z'));
});

it('ignores responses without a date, and those a browser may have cached', () => {
  vi.useFakeTimers({ now: 0 });
  serverClock.hear(answered('Thu, 01 Jan 1970 00:00:10 GMT'));
  for (const date of [undefined, 'soon']) serverClock.hear(answered(date));
  serverClock.hear(answered('Thu, 01 Jan 1970 00:00:05 GMT', 'public, max-age=3600'));
  expect(serverClock.now()).toBe(10_000);
});
