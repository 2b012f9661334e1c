import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { inheritance } from './tax.ts';

const COUPLE = {
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
};

function said(iso3: string, told: Readonly<Record<string, Written>>) {
  const [view] = viewsOf(
    answersOf({ age: 66, 'current-location': place('Lisbon', 'Portugal', 'pt'), ...told }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  );
  return (view && inheritance(view)?.said) ?? null;
}

describe('the tax on what is inherited', () => {
  it('spares a husband or wife where a law on record does, and asks a notary where none is', () => {
    const free = said('FRA', COUPLE);
    expect(free?.text).toContain('by its law a husband or wife inherits free of it');
    expect(free?.facts).toEqual(['inheritance_tax:FRA', 'rule:spouse-inherits-free-FRA']);
    expect(said('BEL', COUPLE)?.text).toMatch(/whether it reaches a husband or wife.* is for a notary/);
    expect(said('FRA', {})?.text).not.toContain('husband');
    expect(said('FRA', { ...COUPLE, 'relationship-status': 'domestic-partnership' })?.text).not.toContain(
      'husband',
    );
  });
});
