import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';
import { tinyAtlas } from '../testing/tinyAtlas.ts';

describe('passports', () => {
  const { passports } = tinyAtlas();

  it('reads kind and days from the matrix', () => {
    expect(passports.requirement('AAA', 'BBB')).toMatchObject({ kind: 'visa free', days: 90 });
    expect(passports.requirement('BBB', 'AAA')).toMatchObject({ kind: 'visa free', days: null });
    expect(passports.requirement('CCC', 'AAA')).toMatchObject({ kind: 'visa required', days: null });
  });

  it('knows the own country, and nothing of countries outside the matrix', () => {
    expect(passports.requirement('AAA', 'AAA')?.kind).toBe('home');
    expect(passports.requirement('AAA', 'DDD')).toBeNull();
  });

  it('have a provenance', () => {
    expect(passports.requirement('AAA', 'BBB')?.from.asOf).toBe('2025-01-12');
  });

  it('agrees with the real table', () => {
    const real = realAtlas().passports;
    expect(real.requirement('DEU', 'FRA')).toMatchObject({ kind: 'visa free' });
    expect(real.requirement('PRT', 'USA')?.kind).toBe('eta');
    expect(real.requirement('NGA', 'USA')?.kind).toBe('visa required');
    expect(real.requirement('MAC', 'PRT')?.kind).toBe('visa free');
  });
});
