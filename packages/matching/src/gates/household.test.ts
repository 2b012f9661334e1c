import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../cities/best.ts';
import type { WrittenAnswers } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('a distance from a place that a line names', () => {
  const gateOf = (line: string, more: WrittenAnswers = {}) => {
    const { situation, gates } = standingOf({ citizenship: ['UKR'], ...more, 'deal-breakers': line });
    return { situation, gate: gates.find(({ group }) => group === 'deal-breaker') };
  };

  it('is measured from each town to the nearest land, exclaves included, and chooses the towns', () => {
    const { situation, gate } = gateOf('Not within 500 km of Russia');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    // Kaliningrad lies 463 km from Berlin.
    expect(['RUS', 'LTU', 'EST', 'PRT', 'DEU'].map(status)).toEqual([
      'failed',
      'failed',
      'failed',
      'met',
      'met',
    ]);
    for (const { cityId } of bestCities(situation, atlas.indexOf('DEU'))) {
      const town = atlas.cities.byId(cityId);
      expect(town && atlas.borderKm(town, 'RUS'), town?.name).toBeGreaterThanOrEqual(500);
    }
  });

  it('is never home in its stead', () => {
    const living = { 'current-location': 'ARE' };
    const from = (line: string, iso3: string, more = {}) => {
      const { gate } = gateOf(line, { ...living, ...more });
      return gate?.check(atlas.indexOf(iso3)).reason();
    };
    expect(from('More than 12 hours flight from Pune', 'DEU')).toMatchObject({
      kind: 'flight',
      city: 'Pune',
    });
    const delhi = from('More than 12 hours flight from India', 'DEU');
    expect(delhi?.kind === 'flight' && Math.round(delhi.km)).toBe(5781);
    const family = { 'extended-family-location': ['IND'] };
    expect(from('More than 12 hours flight from my parents', 'DEU', family)).toEqual(delhi);
    const several = { 'extended-family-location': ['IND', 'GBR'] };
    expect(from('More than 12 hours flight from my parents', 'DEU', several)).toEqual({ kind: 'no record' });
  });
});
