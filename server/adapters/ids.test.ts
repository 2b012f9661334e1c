import { expect, it } from 'vitest';
import { testClock } from '#testing/clock';
import { isUuid, uuidv7 } from './ids.ts';

const zeros = { bytes: (length: number) => new Uint8Array(length) };

it('writes the time into a UUID version 7', () => {
  const id = uuidv7(testClock('2022-02-22T19:22:22.000Z'), zeros).next();
  expect(id).toBe('017f22e2-79b0-7000-8000-000000000000');
  expect(isUuid(id)).toBe(true);
});

it('makes ids that sort in the order they were made, within a millisecond and when the clock steps back', () => {
  const clock = testClock();
  const ids = uuidv7(clock, zeros);
  const made = Array.from({ length: 9000 }, () => ids.next());
  clock.advance(-5000);
  made.push(ids.next());
  clock.advance(60_000);
  made.push(ids.next());
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
});

it('recognises what is not a UUID', () => {
  expect(isUuid("1' or '1'='1")).toBe(false);
  expect(isUuid('017f22e2-79b0-7000-8000-00000000000')).toBe(false);
});
