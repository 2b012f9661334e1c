import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();
const heights = (more: WrittenAnswers, iso3: string) => {
  const { situation, gates } = standingOf(more);
  const country = atlas.indexOf(iso3);
  const asked = gates.find(({ id }) => id === 'deal-breaker:high-altitude' || id === 'need:no-high-altitude');
  const towns = bestCities(situation, country).flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? []);
  return { status: asked?.check(country).status, metres: towns.map(({ elevationM }) => elevationM ?? 0) };
};

describe('high altitude', () => {
  it('is judged by the height of towns, with the number of the line where it names one', () => {
    const read = (line: string) =>
      readDealBreakers(atlas, line).dealBreakers.map(({ id, limit }) => [id, limit]);
    expect(read('High altitude')).toEqual([['high-altitude', undefined]]);
    expect(read('No places above 2,000 m altitude')).toEqual([['high-altitude', 2000]]);
    expect(read('must be below 1500 metres elevation')).toEqual([['high-altitude', 1500]]);
    expect(read('altitude above 6,000 feet')[0]?.[1]).toBeCloseTo(1828.8);
    for (const other of ['must be at high altitude', 'low altitude', 'High elevation town preferred'])
      expect(read(other)).toEqual([[null, undefined]]);
  });

  it.each([
    ['a line', { 'deal-breakers': 'High altitude' }],
    ['a condition of heart or lungs', { 'medical-conditions': ['respiratory'] }],
    [
      'a remark on care',
      { 'medical-conditions': ['other'], 'medical-conditions-details': 'Sickle cell: no high altitudes.' },
    ],
  ])('recommends low towns where %s asks for them', (_, asked) => {
    for (const iso3 of ['BOL', 'ECU', 'COL']) {
      const { status, metres } = heights(asked, iso3);
      expect(status, iso3).not.toBe('failed');
      expect(Math.max(...metres), iso3).toBeLessThan(2500);
    }
    expect(heights(asked, 'PRT').status).toBe('met');
  });
});
