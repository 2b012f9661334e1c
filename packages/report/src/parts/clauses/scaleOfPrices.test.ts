import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { plainInsight } from '../../sections/financial/insights.ts';
import { housingPrices } from '../../sections/housing/rents.ts';
import { placeView } from '../../testing/views.ts';
import { MONEY } from './moneyClauses.ts';

/** Somebody whose home has prices so far below that no share of them is told. */
const ANSWERS = answersOf({
  citizenship: ['TUR'],
  'current-location': place('Istanbul', 'Türkiye', 'tr'),
});

describe('the country that defines the price scale', () => {
  it('is not said to stand at 100 of itself', () => {
    const view = placeView('USA', ANSWERS);
    const said = [
      plainInsight(view)?.said.text,
      housingPrices(view)?.said.text,
      MONEY['housing']?.bad(view)?.text,
      MONEY['cost_of_living']?.bad(view)?.text,
    ].map((text) => text ?? '');
    for (const text of said) expect(text).not.toMatch(/where the United States is 100|\(United States 100\)/);
    expect(said[2]).toContain('the benchmark of the survey');
  });
});

it('a price level that cannot be compared with home speaks for a place by the means alone', () => {
  const said = (iso3: string) => MONEY['affordability']?.good(placeView(iso3, ANSWERS))?.text;
  expect(said('DNK')).toMatch(
    /^your means cover a life at its prices, which stand at \d+ where the United States/,
  );
  expect(said('USA')).toMatch(/^your means cover a life at its prices, which are the benchmark/);
});
