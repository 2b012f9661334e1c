import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { compileOutlines } from './outlines.ts';
import { dataPaths } from './paths.ts';
import { readFrom } from './table.ts';

describe('outlines', () => {
  const content = realContent();
  const { shapes, points } = compileOutlines(readFrom(dataPaths.tables), content);

  it('draw or mark every country exactly once', () => {
    for (const { iso3 } of content.countries) expect(iso3 in shapes).not.toBe(iso3 in points);
    expect(shapes.XKX).toBeDefined();
    expect(points.SGP).toBeDefined();
  });

  it('hold places our codes know and nothing else', () => {
    const known = new Set([...content.countries, ...content.territories].map((one) => one.iso3));
    expect(Object.keys(shapes).filter((code) => !known.has(code))).toEqual([]);
    expect(shapes.GRL).toBeDefined();
    expect(shapes.ATA).toBeUndefined();
  });

  it('draw areas without a code with the country our figures count them in', () => {
    const [west, east] = [42.5, 49];
    const longitudes = (shapes.SOM ?? []).flat(2).map(([longitude]) => longitude);
    expect(Math.min(...longitudes)).toBeLessThan(west);
    expect(Math.max(...longitudes)).toBeGreaterThan(east);
  });

  it('lie where the country lies', () => {
    const ring = (shapes.PRT ?? [])[0]?.[0] ?? [];
    expect(ring.length).toBeGreaterThan(5);
    for (const [longitude, latitude] of ring) {
      expect(longitude).toBeGreaterThan(-10);
      expect(longitude).toBeLessThan(-6);
      expect(latitude).toBeGreaterThan(36);
      expect(latitude).toBeLessThan(43);
    }
  });
});
