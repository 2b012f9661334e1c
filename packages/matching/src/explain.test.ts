import type { Fact } from '@global-fit/atlas/model';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { formatFact } from './explain.ts';
import { profilePreferences } from './preferences.ts';
import { rankCountries } from './rank.ts';
import { PORTUGUESE_RETIREE } from './testing/personas/portugueseRetiree.ts';

const atlas = realAtlas();
const factOf = (iso3: string, indicator: string): Fact => {
  const fact = atlas.fact(iso3, indicator);
  if (!fact) throw new Error(`no ${indicator} for ${iso3}`);
  return fact;
};

describe('formatFact', () => {
  it.each([
    [{ value: 82.36 }, 'life_expectancy', '82.4 years'],
    [{ value: 12434.2 }, 'health_spending_per_capita', '12,434 current US$'],
    [{ value: 61.4 }, 'price_level_vs_us', '61.4 (United States = 100)'],
    [{ value: 19 }, 'vat_rate', '19%'],
    [{ value: 'limited' }, 'dual_citizenship', 'limited'],
    [{ value: 0.234 }, 'homicide_rate', '0.23 per 100,000 people'],
  ])('%o of %s is written "%s"', (change, indicator, text) => {
    expect(formatFact({ ...factOf('DEU', indicator), ...change })).toBe(text);
  });
});

describe('reasons', () => {
  const { matches } = rankCountries(atlas, profilePreferences(atlas, PORTUGUESE_RETIREE.answers), {
    withCities: 0,
  });

  it('name a factor, quote its facts with their year, and say which answer they follow from', () => {
    const [spain] = matches;
    const healthcare = spain?.reasonsFor.find(({ factor }) => factor === 'healthcare');
    expect(healthcare?.text).toMatch(/^Healthcare: .+ \(20\d\d\); .+ \(20\d\d\)$/);
    expect(healthcare?.because.questionIds).toContain('healthcare-quality');
    expect(healthcare?.facts.length).toBe(2);
  });

  it('speak for a country only by what it does well, and against it by what is at risk or done badly', () => {
    for (const { contributions, reasonsFor, reasonsAgainst, gates } of matches) {
      const utility = (factor: string | null) =>
        contributions.find((one) => one.factor === factor)?.utility ?? null;
      for (const { factor } of reasonsFor) expect(utility(factor)).toBeGreaterThanOrEqual(0.66);
      for (const { factor } of reasonsAgainst.filter((one) => one.factor !== null))
        expect(utility(factor)).toBeLessThanOrEqual(0.42);
      const atRisk = gates.filter(({ status }) => status === 'at_risk').length;
      expect(reasonsAgainst.filter(({ factor }) => factor === null).length).toBe(Math.min(6, atRisk));
    }
  });
});
