import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';

describe('distances from towns to other countries', () => {
  const atlas = realAtlas();
  const km = (town: string, of: string, to: string) => {
    const found = atlas.cities.of(of).find(({ name }) => name === town);
    return found ? atlas.borderKm(found, to) : Number.NaN;
  };

  it('are measured to the nearest land, exclaves and islands included', () => {
    // Exclaves, water in between and islands: Kaliningrad, the Øresund, Corsica.
    expect(km('Berlin', 'DEU', 'RUS')).toBeGreaterThan(450);
    expect(km('Berlin', 'DEU', 'RUS')).toBeLessThan(475);
    expect(km('Copenhagen', 'DNK', 'SWE')).toBeLessThan(30);
    expect(km('Rome', 'ITA', 'FRA')).toBeLessThan(260);
  });

  it('are exact at long straight borders', () => {
    expect(km('Winnipeg', 'CAN', 'USA')).toBeGreaterThan(90);
    expect(km('Winnipeg', 'CAN', 'USA')).toBeLessThan(110);
  });

  it('are 0 to the own country and infinite beyond what was measured', () => {
    expect(km('Berlin', 'DEU', 'DEU')).toBe(0);
    expect(km('Berlin', 'DEU', 'AUS')).toBe(Number.POSITIVE_INFINITY);
  });
});
