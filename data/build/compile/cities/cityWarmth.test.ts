import { describe, expect, it } from 'vitest';
import { standsForTown } from './cityWarmth.ts';

/** A year between a coldest and a warmest mean, with the same correction in every month. */
const year = (coldest: number, warmest: number, by: number) =>
  Array.from({ length: 12 }, (_, i) => ({
    mean_temp_c: coldest + ((warmest - coldest) * (6 - Math.abs(6 - i))) / 6,
    temp_adjust_c: by,
  }));

describe('standsForTown', () => {
  it('is false where the cell lies over 450 m above a low town, or the correction was the largest possible', () => {
    expect(standsForTown(year(20, 27, 3.4), 31, undefined)).toBe(false);
    expect(standsForTown(year(20, 27, 2.9), 31, undefined)).toBe(true);
    expect(standsForTown(year(20, 27, 3.4), 600, undefined)).toBe(true);
    expect(standsForTown(year(16, 19, 4), 2355, undefined)).toBe(false);
  });

  it('depends on the nearest station where its normals are known, whatever the correction', () => {
    expect(standsForTown(year(7.6, 24.2, 3), 19, { coldest_c: 8.6, warmest_c: 24.2 })).toBe(true);
    expect(standsForTown(year(14.6, 25.6, 2.2), 29, { coldest_c: 13.6, warmest_c: 22 })).toBe(false);
  });
});
