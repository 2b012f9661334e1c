import { describe, expect, it } from 'vitest';
import { capitalCollection } from './capitals.ts';
import { realAtlas } from '../testing/realAtlas.ts';
import { tinyAtlas } from '../testing/tinyAtlas.ts';

describe('capitals', () => {
  it('are points with country, capital and code, longitude first', () => {
    const lisbon = capitalCollection(realAtlas()).features.find((one) => one.properties.iso3 === 'PRT');
    expect(lisbon?.properties).toEqual({ country: 'Portugal', capital: 'Lisbon', iso3: 'PRT' });
    const [longitude, latitude] = lisbon?.geometry.coordinates ?? [0, 0];
    expect(longitude).toBeCloseTo(-9.1, 0);
    expect(latitude).toBeCloseTo(38.7, 0);
  });

  it('leave out a country without a capital', () => {
    expect(capitalCollection(tinyAtlas()).features.map((one) => one.properties.iso3)).toEqual([
      'AAA',
      'BBB',
      'DDD',
    ]);
  });
});
