import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { byRoadFrom } from './overLand.ts';

describe('a road from one country to another', () => {
  it.each<[string, string, boolean]>([
    ['ESP', 'FRA', true],
    ['PRT', 'POL', true],
    ['ZAF', 'BWA', true],
    // Land that a state holds beyond the sea is no way there.
    ['ESP', 'MAR', false],
    ['FRA', 'BRA', false],
    ['GBR', 'IRL', false],
    ['COL', 'PAN', false],
    ['MLT', 'ITA', false],
  ])('from %s to %s: %s', (from, to, leads) => {
    expect(byRoadFrom({ atlas: realAtlas() }, from).has(to)).toBe(leads);
  });
});
