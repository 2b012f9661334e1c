import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';
import { quizClimateOf } from './quizClimate.ts';

const engine = engineOf(realAtlas());
const climateOf = (iso3: Iso3) => quizClimateOf({ engine }, engine.atlas.indexOf(iso3));

describe('the temperature of a country in the quiz', () => {
  it('counts each town by its people, and is that of the land where no town is known', () => {
    const towns = [
      { meanC: 0, people: 100_000 },
      { meanC: 10, people: 300_000 },
    ];
    const of = (cityMeans: readonly (typeof towns)[]) =>
      quizClimateOf({ engine: { ...engine, cityMeans } }, engine.atlas.indexOf('CHL'));
    expect(of(engine.cityMeans.map(() => towns))).toEqual({ meanC: 7.5, coldestC: 0, warmestC: 10 });
    const ofTheLand = engine.atlas.column('temperature_celsius')[engine.atlas.indexOf('CHL')];
    expect(of([]).meanC).toBe(ofTheLand);
  });

  it('is that of the places where its people live, not of its mountains and ice', () => {
    for (const iso3 of ['CHL', 'CAN', 'USA', 'ITA'] as const) {
      const ofTheLand = engine.atlas.column('temperature_celsius')[engine.atlas.indexOf(iso3)];
      expect(climateOf(iso3).meanC, iso3).toBeGreaterThan(Number(ofTheLand) + 1);
    }
  });

  it('lies between its coldest and its warmest town', () => {
    for (const [i] of engine.iso3.entries()) {
      const { meanC, coldestC, warmestC } = quizClimateOf({ engine }, i);
      if (Number.isNaN(coldestC)) continue;
      expect(meanC).toBeGreaterThanOrEqual(coldestC - 1e-9);
      expect(meanC).toBeLessThanOrEqual(warmestC + 1e-9);
    }
  });
});
