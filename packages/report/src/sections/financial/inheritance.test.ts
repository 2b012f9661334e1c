import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { inheritance } from './inheritance.ts';

const COUPLE = {
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
};

function said(iso3: string, told: Readonly<Record<string, Written>>) {
  const view = placeView(
    iso3,
    answersOf({ age: 66, 'current-location': place('Lisbon', 'Portugal', 'pt'), ...told }),
  );
  return inheritance(view)?.said ?? null;
}

describe('the inheritance tax', () => {
  it('exempts a husband or wife where a recorded law does, and otherwise refers to a notary', () => {
    const free = said('FRA', COUPLE);
    expect(free?.text).toContain('by its law a husband or wife inherits free of it');
    expect(free?.facts).toEqual(['inheritance_tax:FRA', 'rule:spouse-inherits-free-FRA']);
    expect(said('BEL', COUPLE)?.text).toMatch(/a notary there can say whether it reaches a husband or wife/);
    expect(said('FRA', {})?.text).not.toContain('husband');
    expect(said('FRA', { ...COUPLE, 'relationship-status': 'domestic-partnership' })?.text).not.toContain(
      'husband',
    );
  });
});

describe('the weight of the inheritance tax', () => {
  const weight = (iso3: string, told: Readonly<Record<string, Written>>): number => {
    const view = placeView(
      iso3,
      answersOf({ age: 46, 'current-location': place('Hangzhou', 'China', 'cn'), ...told }),
    );
    return inheritance(view)?.weight ?? 0;
  };
  const WEALTHY = { 'net-worth': '5m-10m' };

  it('is higher where there is a tax than where there is none', () => {
    for (const [levied, none] of [
      ['JPN', 'SGP'],
      ['FRA', 'AUS'],
    ] as const) {
      expect(weight(levied, WEALTHY), levied).toBeGreaterThan(1);
      expect(weight(none, WEALTHY), none).toBeLessThan(0.7);
      expect(weight(levied, { age: 66 }), levied).toBeGreaterThan(weight(none, { age: 66 }));
      expect(weight(levied, {}), levied).toBe(0);
    }
  });

  it('is worded for one child where there is one', () => {
    const child = {
      ...WEALTHY,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 15,
    };
    for (const iso3 of ['JPN', 'SGP']) {
      expect(said(iso3, child)?.text, iso3).toContain('your child');
      expect(said(iso3, child)?.text, iso3).not.toContain('children');
    }
  });
});
