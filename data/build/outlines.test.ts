import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { compileOutlines } from './outlines.ts';
import { dataPaths } from './paths.ts';
import { readFrom } from './table.ts';

describe('outlines', () => {
  const content = realContent();
  const { shapes, points } = compileOutlines(readFrom(dataPaths.tables), content);

  it('show every country exactly once, as a shape or a point', () => {
    for (const { iso3 } of content.countries) expect(iso3 in shapes).not.toBe(iso3 in points);
    expect(shapes.XKX).toBeDefined();
    expect(points.SGP).toBeDefined();
  });

  it('contain only places with a code of ours', () => {
    const known = new Set([...content.countries, ...content.territories].map((one) => one.iso3));
    expect(Object.keys(shapes).filter((code) => !known.has(code))).toEqual([]);
    expect(shapes.GRL).toBeDefined();
    expect(shapes.ATA).toBeUndefined();
  });

  it('include areas without a code in the country whose figures count them', () => {
    const [west, east] = [42.5, 49];
    const longitudes = (shapes.SOM ?? []).flat(2).map(([longitude]) => longitude);
    expect(Math.min(...longitudes)).toBeLessThan(west);
    expect(Math.max(...longitudes)).toBeGreaterThan(east);
  });

  it('lie where their country lies', () => {
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
