import { describe, expect, it } from 'vitest';
import { citeFact, citeProvenance } from './cite.ts';
import type { Fact } from './model.ts';
import { realAtlas } from './testing/realAtlas.ts';

const cite = (iso3: string, id: string): string => citeFact(realAtlas().fact(iso3, id) as Fact);

describe('citations', () => {
  it('contain publisher and year', () => {
    expect(cite('PRT', 'gdp_per_capita_usd')).toBe('World Bank, World Development Indicators, 2025');
  });

  it('do not add a year to climate normals', () => {
    expect(cite('PRT', 'temperature_annual_mean')).toBe(
      'University of East Anglia, CRU CL 2.0 climate normals 1961-1990',
    );
  });

  it('mark a forecast', () => {
    expect(cite('PRT', 'gdp_growth_forecast_2026')).toBe(
      'IMF, World Economic Outlook, October 2025, forecast for 2026',
    );
  });

  it('name the publisher of a value that fills a gap', () => {
    expect(cite('AND', 'inflation_rate')).toBe('CIA, The World Factbook, 2022');
  });

  it('mark a value taken from elsewhere as an estimate', () => {
    expect(cite('AND', 'wet_days')).toMatch(/ \(estimate: nearest stations to the capital\)$/);
  });

  it('say what was corrected', () => {
    expect(cite('DEU', 'dual_citizenship')).toContain(
      '(corrected: nationality law reform in force 27 June 2024)',
    );
  });

  it('mark low confidence', () => {
    const from = realAtlas().treaties('PRT')?.lisbon?.from;
    expect(from && citeProvenance(from)).toMatch(/\(low confidence\)$/);
  });

  it('name no intermediary', () => {
    const atlas = realAtlas();
    const sources = [
      ...atlas.indicators.map((indicator) => indicator.source),
      ...atlas.routes.of('PRT').map((route) => route.source),
      ...atlas.countries.flatMap((country) => atlas.languages.of(country.iso3).map((use) => use.from.source)),
    ];
    for (const source of sources)
      expect(source).not.toMatch(/\bvia\b|github|gapminder|our world in data|npm/i);
  });
});
