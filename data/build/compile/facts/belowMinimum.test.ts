import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();

describe('average pay below the minimum wage', () => {
  it('is left out where the minimum wage is enforced', () => {
    const marked = atlas.countries.filter(
      ({ iso3 }) => atlas.earningsNote(iso3)?.concept === 'below the minimum',
    );
    expect(marked.map(({ iso3 }) => iso3)).toEqual(['FRA', 'PRT']);
    for (const { iso3 } of marked) {
      expect(atlas.fact(iso3, 'earnings_monthly_ppp')).toBeNull();
      expect(atlas.fact(iso3, 'earnings_professionals_usd')).toBeNull();
      expect(atlas.fact(iso3, 'earnings_gini')).not.toBeNull();
    }
  });

  it('is kept for informal work, for reliable surveys and for distant years', () => {
    for (const iso3 of ['EGY', 'SAU', 'MKD', 'DEU'])
      expect(atlas.fact(iso3, 'earnings_monthly_usd'), iso3).not.toBeNull();
  });
});
