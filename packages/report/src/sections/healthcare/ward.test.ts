import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { wardInsight } from './insights.ts';

describe('beds and nurses', () => {
  it('count one bed as one', () => {
    const home = { 'current-location': place('Kawasaki', 'Japan', 'jp') };
    const said = (iso3: string): string => {
      const countries = realAtlas().countries.filter((one) => one.iso3 === iso3);
      const [view] = viewsOf(answersOf(home), countries);
      return (view && wardInsight(view)?.said.text) ?? '';
    };
    expect(said('PRY')).toMatch(/\b1 hospital bed per 1,000 people/);
    expect(said('PRT')).toMatch(/ hospital beds per 1,000 people/);
  });
});
