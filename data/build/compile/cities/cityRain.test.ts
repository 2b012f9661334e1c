import { describe, expect, it } from 'vitest';
import { type Recorded, roughRain } from './cityRain.ts';

const town = (id: number, lat: number, mm: number, by: number): Recorded => ({
  id,
  point: [-123, lat],
  months: Array.from({ length: 12 }, () => ({
    precip_mm: mm,
    precip_quality: 'ok' as const,
    temp_adjust_c: by,
  })),
});

describe('roughRain', () => {
  it('takes a record for that of other heights by its correction', () => {
    expect(roughRain([town(1, 49, 100, 0.9)])).toEqual(new Set([1]));
    expect(roughRain([town(1, 49, 100, 0.6)])).toEqual(new Set());
  });

  it('takes a quarter more rain than a neighbour with less correction for that of the mountains behind', () => {
    expect(roughRain([town(1, 49.25, 130, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set([1]));
    expect(roughRain([town(1, 49.25, 120, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set());
    expect(roughRain([town(1, 49.25, 130, 0.3), town(2, 49.1, 100, 0)])).toEqual(new Set());
    expect(roughRain([town(1, 49.6, 130, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set());
  });
});
