import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';
import { quizClimateOf } from './quizClimate.ts';

const engine = engineOf(realAtlas());
const climateOf = (iso3: Iso3) => quizClimateOf({ engine }, engine.atlas.indexOf(iso3));

describe('the temperature of a country in the quiz', () => {
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
