import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { MONEY } from '../parts/moneyClauses.ts';
import { viewsOf } from '../testing/views.ts';
import { riseOfPrices } from './rise.ts';

const answers = answersOf({ 'current-location': place('Recife', 'Brazil', 'br') } as never);

describe('the rise of prices', () => {
  it('is told as what was, with its year, where the rate is two years old', () => {
    const year = 2026;
    const views = viewsOf(answers, realAtlas().countries);
    const known = views.flatMap((view) => {
      const at = realAtlas().fact(view.iso3, 'inflation_rate');
      return at ? [{ view, at }] : [];
    });
    expect(known.some(({ at }) => at.year < year - 1)).toBe(true);
    for (const { view, at } of known) {
      const old = at.year < year - 1;
      expect(riseOfPrices(view)?.when).toBe(old ? `in ${at.year}` : 'in a year');
      const clause = MONEY['price_stability']?.bad(view)?.text ?? '';
      expect(clause.includes('prices run')).toBe(!old);
      expect(clause.includes(` in ${at.year}`)).toBe(old);
    }
  });
});
