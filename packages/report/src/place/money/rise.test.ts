import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { MONEY } from '../../parts/clauses/moneyClauses.ts';
import { inflationInsight } from '../../sections/financial/insights.ts';
import { viewsOf } from '../../testing/views.ts';
import { riseOfPrices } from './rise.ts';

it('does not say that prices rose where they fell', () => {
  const atlas = realAtlas();
  const views = viewsOf(
    answersOf({ citizenship: ['USA'], 'current-location': place('Fayetteville', 'United States', 'us') }),
    atlas.countries.filter(({ iso3 }) => Number(atlas.fact(iso3, 'inflation_rate')?.value) < 0),
  );
  const falling = views.filter((view) => riseOfPrices(view)?.falling);
  expect(falling.length).toBeGreaterThan(1);
  for (const view of falling) {
    expect(MONEY['price_stability']?.good(view)?.text).toMatch(
      /^prices fell rather than rose, a change of −/,
    );
    expect(inflationInsight(view)).toBeNull();
  }
});
