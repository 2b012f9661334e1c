import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ENGINEER, viewFor } from '../../testing/lawHouseholds.ts';
import { visit } from './visit.ts';

const atlas = realAtlas();

describe('a first visit', () => {
  it('that needs a visa says so once', () => {
    const told = atlas.countries
      .map(({ iso3 }) => visit(viewFor(iso3, ENGINEER))?.said.text ?? '')
      .join('\n');
    expect(told).toContain('you need a visa from a consulate. A visit is not a residence');
    expect(told).not.toContain('first look');
  });

  it('of half a year or more weighs more, since it is what people know a country for', () => {
    const weight = (iso3: string) => visit(viewFor(iso3, { ...ENGINEER, citizenship: ['SWE'] }))?.weight ?? 0;
    expect(weight('GEO')).toBeGreaterThan(weight('CHL'));
  });
});
