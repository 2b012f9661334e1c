import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const laws = atlas.countries.flatMap(({ iso3 }) => atlas.religiousDress(iso3) ?? []);

describe('laws on the dress of a faith', () => {
  it('have a publishable source, a date, a page to check and a clause that fits into a sentence', () => {
    expect(laws.length).toBeGreaterThan(25);
    for (const { iso3, from, sourceUrl, head, face } of laws) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^(?:19|20)\d\d(-\d\d)?$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
      expect(head ?? face, iso3).not.toBeNull();
      for (const told of [head, face]) if (told) expect(told.rule, iso3).toMatch(/^[a-zA-Z][^\d]*[^.\d]$/);
    }
  });

  it('tell the head from the face, and are unknown without a record', () => {
    const headOf = (iso3: string) => atlas.religiousDress(iso3)?.head?.law ?? null;
    const faceOf = (iso3: string) => atlas.religiousDress(iso3)?.face?.law ?? null;
    expect(['GBR', 'FRA', 'CAN', 'TJK', 'IRN'].map(headOf)).toEqual([
      'protected',
      'many',
      'some',
      'forbidden',
      'required',
    ]);
    expect(['FRA', 'NLD', 'GBR'].map(faceOf)).toEqual(['banned', 'some', null]);
    expect(atlas.religiousDress('PRT')).toBeNull();
  });
});
