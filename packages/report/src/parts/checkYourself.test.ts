import { describe, expect, it } from 'vitest';
import { howToCheck } from './readings.ts';

describe('how to check a line that no figure tells', () => {
  it.each([
    ['No legal gender recognition for trans people', /civil registry/],
    ['Being trans is a crime', /criminal law/],
    ['No free or affordable hospital care for children', /from which day and at which price/],
    ['No rheumatologist within an hour', /waiting time/],
  ])('goes to whoever decides: “%s”', (line, whom) => {
    expect(howToCheck(line)).toMatch(whom);
  });
});
