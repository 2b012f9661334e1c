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

  it.each([
    'Renata must be allowed to work from the day we arrive',
    'If Renata cannot work there legally',
    'My fiancée may not work',
  ])('asks the immigration authority what a partner may do, by name or by another word: “%s”', (line) => {
    expect(howToCheck(line, 'Renata')).toMatch(/immigration authority/);
  });
});
