import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { wardInsight } from './insights.ts';

describe('beds and nurses', () => {
  it('count one bed as one', () => {
    const home = { 'current-location': place('Kawasaki', 'Japan', 'jp') };
    const said = (iso3: string): string => {
      const view = placeView(iso3, answersOf(home));
      return wardInsight(view)?.said.text ?? '';
    };
    expect(said('PRY')).toMatch(/\b1 hospital bed per 1,000 people/);
    expect(said('PRT')).toMatch(/ hospital beds per 1,000 people/);
  });
});
