import { openGazetteer } from '@global-fit/atlas/places/gazetteer';
import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { loadPlaceRows } from './places.ts';

describe('the gazetteer of the world', () => {
  const gazetteer = openGazetteer(loadPlaceRows(realContent()));
  const first = (text: string, countryIso2?: string): string | undefined =>
    gazetteer.suggest(text, countryIso2 ? { countryIso2 } : {})[0]?.formattedAddress;

  it.each([
    ['lisboa', 'Lisbon, Portugal'],
    ['münchen', 'Munich, Bavaria, Germany'],
    ['sao pau', 'São Paulo, Brazil'],
    ['paris', 'Paris, Île-de-France, France'],
    ['calif', 'California, United States'],
    ['portu', 'Portugal'],
    ['new york c', 'New York City, New York, United States'],
    ['congo', 'DR Congo'],
    ['guinea', 'Guinea'],
    ['springf', 'Springfield, Missouri, United States'],
    ['valladolid', 'Valladolid, Castile and León, Spain'],
    ['castile', 'Castile and León, Spain'],
  ])('answers "%s" with %s', (text, address) => {
    expect(first(text)).toBe(address);
  });

  it('can be limited to a country', () => {
    expect(first('paris', 'us')).toBe('Paris, Texas, United States');
  });

  it('contains over 100,000 places', () => {
    expect(gazetteer.size).toBeGreaterThan(100_000);
  });

  it('finds places by their other names', () => {
    const names = ['kiev', 'bombay', 'cdmx', 'praha', 'wien', 'cologne', 'nuremberg', 'seville', 'antwerp'];
    expect(names.map((text) => first(text)?.split(',')[0])).toEqual([
      'Kyiv',
      'Mumbai',
      'Mexico City',
      'Prague',
      'Vienna',
      'Köln',
      'Nürnberg',
      'Sevilla',
      'Antwerpen',
    ]);
  });
});
