import { describe, expect, it } from 'vitest';
import { openStandings } from './percentile.ts';
import { realAtlas } from './testing/realAtlas.ts';
import { tinyAtlas } from './testing/tinyAtlas.ts';

describe('standings', () => {
  const standings = openStandings(tinyAtlas());

  it('rank by direction, ties sharing the better rank', () => {
    expect(standings.world('DDD', 'score')).toMatchObject({ rank: 1, of: 4, percentile: 87.5, median: 30 });
    expect(standings.world('BBB', 'score')).toMatchObject({ rank: 2, ties: 2, percentile: 50 });
    expect(standings.world('CCC', 'score')).toMatchObject({ rank: 2, ties: 2 });
    expect(standings.world('DDD', 'crime')).toMatchObject({ rank: 1, rankFromTop: 3, of: 3 });
  });

  it('compare within the region', () => {
    expect(standings.region('AAA', 'score')).toMatchObject({ rank: 2, of: 2, median: 20 });
  });

  it('are null for unknown values and for words', () => {
    expect(standings.world('CCC', 'crime')).toBeNull();
    expect(standings.world('AAA', 'dual')).toBeNull();
    expect(standings.level('CCC', 'crime')).toBeNull();
  });

  it('call a value equal to the median neither low nor high, however many share it', () => {
    const columns = [{ values: [0, 0, 0, 5], years: [2020, 2020, 2020, 2020], marks: {} }];
    expect(openStandings(tinyAtlas({ columns })).level('AAA', 'score')).toBe('middle');
  });

  it('never say low above the median or high below it, for any real fact', () => {
    const atlas = realAtlas();
    const real = openStandings(atlas);
    const wrong = atlas.indicators.flatMap(({ id, values }) =>
      values
        ? []
        : atlas.countries.filter(({ iso3 }) => {
            const level = real.level(iso3, id);
            if (level === null || level === 'middle') return false;
            const value = atlas.fact(iso3, id)?.value as number;
            const median = real.world(iso3, id)?.median as number;
            return level.includes('low') ? value >= median : value <= median;
          }),
    );
    expect(wrong).toEqual([]);
  });
});
