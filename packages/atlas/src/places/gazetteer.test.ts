import { describe, expect, it } from 'vitest';
import { openGazetteer, type PlaceRow } from './gazetteer.ts';

const place = (name: string, population: number, extra: Partial<PlaceRow> = {}): PlaceRow => ({
  kind: 'locality',
  name,
  region: 'Region',
  country: 'Country',
  iso2: 'CC',
  population,
  point: [1, 2],
  ...extra,
});

const gazetteer = openGazetteer([
  place('Lis', 200, { iso2: 'AL' }),
  place('Lisburn', 70_000),
  place('Lisbon', 500_000, { country: 'Portugal', iso2: 'PT', region: 'Lisbon', aliases: ['Lisboa'] }),
  place('Paris', 25_000, { country: 'United States', iso2: 'US', region: 'Texas' }),
  place('Paris', 2_100_000, { country: 'France', iso2: 'FR', region: null }),
  place('Parisville', 3_000_000),
  place('São Paulo', 10_000_000),
  place('New Lisbon', 1_500),
  place("Xi'an", 4_000_000),
  place('Spain', 48_000_000, { kind: 'country', region: null, country: 'Spain' }),
]);

const names = (text: string, options = {}): string[] =>
  gazetteer.suggest(text, options).map((one) => `${one.name} ${one.countryCode}`);

describe('place suggestions', () => {
  it('ignore case, accents and apostrophes', () => {
    expect(names('sao p')).toEqual(['São Paulo cc']);
    expect(names('XIAN')).toEqual(["Xi'an cc"]);
  });

  it('find a country by a later word of its name before towns that begin with the text', () => {
    const country = (name: string, iso2: string): PlaceRow =>
      place(name, 50_000_000, { kind: 'country', region: null, country: name, iso2 });
    const found = openGazetteer([
      place('Congonhas', 50_000),
      place('Congomah', 4_000),
      place('Congosto', 1_500),
      place('Mariupol', 400_000),
      country('DR Congo', 'CD'),
      country('Republic of the Congo', 'CG'),
      country('San Marino', 'SM'),
    ]);
    const first = (text: string): string[] => found.suggest(text, { limit: 3 }).map(({ name }) => name);
    expect(first('congo')).toEqual(['DR Congo', 'Republic of the Congo', 'Congonhas']);
    expect(first('mari')).toEqual(['Mariupol', 'San Marino']);
  });

  it('are ordered by size, with matches of a later word last', () => {
    expect(names('lis')).toEqual(['Lisbon pt', 'Lisburn cc', 'Lis al', 'New Lisbon cc']);
  });

  it('prefer whole names once four letters are typed', () => {
    expect(names('paris')).toEqual(['Paris fr', 'Paris us', 'Parisville cc']);
  });

  it('find a place by another name and show its own', () => {
    expect(names('lisboa')).toEqual(['Lisbon pt']);
  });

  it('can be limited to a country and to a number', () => {
    expect(names('paris', { countryIso2: 'us' })).toEqual(['Paris us']);
    expect(names('lis', { limit: 2 })).toHaveLength(2);
  });

  it('have an address without repeated parts', () => {
    expect(gazetteer.suggest('lisbon')[0]).toEqual({
      name: 'Lisbon',
      region: 'Lisbon',
      country: 'Portugal',
      countryCode: 'pt',
      coordinates: [1, 2],
      kind: 'locality',
      formattedAddress: 'Lisbon, Portugal',
    });
    expect(gazetteer.suggest('spain')[0]?.formattedAddress).toBe('Spain');
  });

  it('are empty for blanks and unknown names', () => {
    expect(names('  ')).toEqual([]);
    expect(names('zzzz')).toEqual([]);
  });
});
