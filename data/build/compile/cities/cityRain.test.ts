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
  it('includes a town whose record needed a large correction for height', () => {
    expect(roughRain([town(1, 49, 100, 0.9)])).toEqual(new Set([1]));
    expect(roughRain([town(1, 49, 100, 0.6)])).toEqual(new Set());
  });

  it('includes a town with a quarter more rain than a neighbour that needed less correction', () => {
    expect(roughRain([town(1, 49.25, 130, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set([1]));
    expect(roughRain([town(1, 49.25, 120, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set());
    expect(roughRain([town(1, 49.25, 130, 0.3), town(2, 49.1, 100, 0)])).toEqual(new Set());
    expect(roughRain([town(1, 49.6, 130, 0.6), town(2, 49.1, 100, 0)])).toEqual(new Set());
  });
});
