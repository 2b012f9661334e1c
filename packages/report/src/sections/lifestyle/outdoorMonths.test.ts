import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, wish } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { outdoorMonths } from '../../place/surroundings/localClimate.ts';

describe('months for being outdoors', () => {
  const inPhuket = (step: number) => {
    const view = placeView('THA', answersOf({ 'climate-preference': wish(step, 3) }));
    const cities = realAtlas()
      .cities.of('THA')
      .filter(({ name }) => name === 'Phuket');
    return outdoorMonths({ ...view, cities });
  };

  it('have the desired warmth where that is warm, and are mild for everybody else', () => {
    expect(inPhuket(4)).toMatchObject({ count: 12, weather: { text: 'the warmth you asked for' } });
    expect(inPhuket(3)).toMatchObject({ count: 0, weather: { text: 'mild weather' } });
  });
});
