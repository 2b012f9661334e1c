import type { Clock } from '#adapters/clock';

/** A clock that moves only when told to. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  /** Advances by milliseconds. */
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
