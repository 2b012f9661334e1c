import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();

describe('pay that a survey marks as unreliable', () => {
  it('is left out, so that it is neither printed nor scored', () => {
    const marked = atlas.countries.filter(({ iso3 }) => atlas.earningsNote(iso3)?.unreliable);
    expect(marked.map(({ iso3 }) => iso3)).toEqual(['AZE', 'BHS', 'LBR', 'MLT', 'MRT']);
    for (const { iso3 } of marked) {
      expect(atlas.fact(iso3, 'earnings_monthly_usd')).toBeNull();
      expect(atlas.fact(iso3, 'earnings_monthly_ppp')).toBeNull();
    }
    for (const { iso3 } of atlas.countries)
      for (const { occupation, unreliable } of atlas.wages(iso3))
        if (unreliable && occupation !== 'skilled_agriculture' && occupation !== 'total')
          expect(atlas.fact(iso3, `earnings_${occupation}_usd`), iso3).toBeNull();
  });

  it('leaves no mean that is more than six times what an economy makes a head', () => {
    const output = (iso3: string) => Number(atlas.fact(iso3, 'gdp_per_capita_nominal_usd')?.value) / 12;
    const beyond = atlas.countries.filter(
      ({ iso3 }) => Number(atlas.fact(iso3, 'earnings_monthly_usd')?.value) > 6 * output(iso3),
    );
    expect(beyond.map(({ iso3 }) => iso3)).toEqual([]);
    expect(atlas.fact('BHS', 'earnings_elementary_usd')).toBeNull();
    expect(atlas.wage('BHS', 'elementary')?.monthlyUsd).toBeNull();
  });

  it('does not affect other averages of the country', () => {
    expect(atlas.fact('CIV', 'earnings_managers_usd')).toBeNull();
    expect(atlas.fact('CIV', 'earnings_monthly_usd')).not.toBeNull();
  });
});
