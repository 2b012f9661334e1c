import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { seaOf } from './sea.ts';

const atlas = realAtlas();

/** A capital so near to the sea may stand on a cell of sea or of the mountains behind it, in kilometres. */
const ON_THE_COAST = 10;
/** About what hottest months have warmed between 1961-1990 and 1991-2020. */
const WARMED = 0.7;
/** Degrees beyond that warming from which two records are not of one place. */
const APART = 2.3;

describe('the climate of a capital on the coast', () => {
  it('agrees with the older normals of its own station, or is not told', () => {
    const checked = atlas.cities.all.filter(({ id, isCapital, temperatureC, iso3 }) => {
      const older = atlas.fact(iso3, 'capital_temperature_hottest_month')?.value;
      if (!isCapital || !temperatureC || typeof older !== 'number') return false;
      if ((seaOf(id)?.km ?? Number.POSITIVE_INFINITY) > ON_THE_COAST) return false;
      const off = Math.abs(Math.max(...temperatureC) - older - WARMED);
      expect(off, `${iso3} ${Math.max(...temperatureC)} beside ${older}`).toBeLessThan(APART);
      return true;
    });
    expect(checked.length).toBeGreaterThan(40);
  });
});
