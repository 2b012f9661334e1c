import { describe, expect, it } from 'vitest';
import { percentLimit } from './percentLimit.ts';

const limitOf = (plain: string): number | undefined =>
  percentLimit(plain, { fahrenheit: false, currencies: [], toUsd: () => null })?.value;

describe('a share that a line names', () => {
  it.each([
    ['taxes that take half my money', 50],
    ['i do not want to pay half of what i earn in tax', 50],
    ['no government taking more than a third of my salary', 33],
    ['taxes over a quarter', 25],
    ['i refuse to pay 45% tax again', 45],
    ['not paying more than 30% tax', 30],
  ])('is the most that is taken: “%s”', (plain, share) => expect(limitOf(plain)).toBe(share));

  it.each(['i pay 45% tax now', 'half my family lives in spain', 'half the time in tax courts'])(
    'is none where nothing is refused or taken: “%s”',
    (plain) => expect(limitOf(plain)).toBeUndefined(),
  );
});
