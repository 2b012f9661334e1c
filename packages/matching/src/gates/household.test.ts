import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../cities/best.ts';
import { place, type WrittenAnswers } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('a distance from a place that a line names', () => {
  const gateOf = (line: string, more: WrittenAnswers = {}) => {
    const { situation, gates } = standingOf({ citizenship: ['UKR'], ...more, 'deal-breakers': line });
    return { situation, gate: gates.find(({ group }) => group === 'deal-breaker') };
  };

  it('is measured from each town to the nearest land, exclaves included, and decides which towns are recommended', () => {
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

  it('is never measured from home instead', () => {
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

  it('may be measured from the home town, and then decides between towns', () => {
    const in8Hours = (city: string, country: string, code: string) => {
      const at = { 'current-location': place(city, country, code) };
      const { gate } = gateOf('Flights over 8 hours', at);
      return (iso3: string) => gate?.check(atlas.indexOf(iso3));
    };
    const fromSaskatoon = in8Hours('Saskatoon', 'Canada', 'ca');
    expect(['ISL', 'PRT', 'ITA'].map((iso3) => fromSaskatoon(iso3)?.status)).toEqual([
      'met',
      'at_risk',
      'failed',
    ]);
    expect(fromSaskatoon('ITA')?.reason()).toMatchObject({ kind: 'flight', city: 'Saskatoon' });
    expect(in8Hours('Halifax', 'Canada', 'ca')('PRT')?.status).toBe('met');
    const fromHangzhou = in8Hours('Hangzhou', 'China', 'cn');
    expect(fromHangzhou('EST')?.status).toBe('failed');
    // Boston keeps it from Lisbon, Los Angeles does not.
    const fromLisbon = in8Hours('Lisbon', 'Portugal', 'pt')('USA');
    expect(fromLisbon?.status).toBe('met');
    // A country alone is measured from its capital: Madrid lies nearer to Ottawa than to Saskatoon.
    const fromCanada = gateOf('Flights over 8 hours', { 'current-location': 'CAN' }).gate;
    expect(fromCanada?.check(atlas.indexOf('ESP')).reason()).toMatchObject({ city: null, to: null });
  });
});
