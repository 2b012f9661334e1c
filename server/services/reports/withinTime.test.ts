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
