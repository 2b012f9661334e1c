import { besideHome } from '../../place/view.ts';
import { settle } from '../../place/passage.ts';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { relativeInsight } from './insights.ts';

/** What is said of every country for somebody from one: whether housing costs less than at home, and the sentence. */
function saidFrom(city: string, country: string, iso2: string, iso3: string) {
  const answers = answersOf({ citizenship: [iso3], 'current-location': place(city, country, iso2) });
  return viewsOf(answers).flatMap((view) => {
    const said = relativeInsight(view)?.said;
    const housing = besideHome(view, 'price_level_housing');
    const all = besideHome(view, 'price_level_vs_us');
    return said && housing && all
      ? [{ housing: housing.ratio, all: all.ratio, text: settle(view, said).text }]
      : [];
  });
}

it('calls housing expensive only where it costs more than at home, and a place expensive only where it is', () => {
  const found = [
    ...saidFrom('Dayton', 'United States', 'us', 'USA'),
    ...saidFrom('Hong Kong', 'Hong Kong', 'hk', 'HKG'),
  ];
  for (const { housing, all, text } of found) {
    if (housing < 1) expect(text).not.toMatch(/the dear part|makes .+ dearer/);
    if (all < 1) expect(text).not.toMatch(/makes .+ dearer/);
  }
  expect(found.some(({ text }) => /saves less than the rest|you save more on other things/.test(text))).toBe(
    true,
  );
});
