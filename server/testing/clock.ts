import type { Clock } from '#adapters/clock';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  /** Moves on by milliseconds. */
  advance(milliseconds: number): void;
}

export function testClock(start: Date | string = '2026-03-01T12:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (time) => {
      now = new Date(time);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
