import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();

function read(line: string) {
  const { dealBreakers, excluded } = readDealBreakers(atlas, line);
  return { label: dealBreakers[0]?.label, out: new Set(excluded.map(({ iso3 }) => iso3)) };
}

describe('a line that leaves the places it names alone', () => {
  it.each([
    'Must be in Europe',
    'It has to be within Europe',
    'Anything outside Europe',
    'No countries outside of Europe',
    'Countries that are not in Europe',
    'Only in Europe',
    'We will not leave Europe',
    'I won’t live outside Europe',
    'I want to stay in Europe',
  ])('rules every other country out: %s', (line) => {
    const { label, out } = read(line);
    expect(label).toBe('only in Europe');
    expect(out.has('PRT')).toBe(false);
    expect(out.has('BRA')).toBe(true);
    expect(out.size).toBeGreaterThan(130);
  });

  it('may name several', () => {
    const { label, out } = read('Has to be Spain or Portugal');
    expect(label).toBe('only in Spain or Portugal');
    expect(out.size).toBe(atlas.countries.length - 2);
    expect(read('We will only live in the Gulf or the US').label).toBe('only in the Gulf or United States');
  });

  it.each(['Spain or Portugal only', 'only Spain or Portugal'])('may put its “only” anywhere: %s', (line) => {
    const { label, out } = read(line);
    expect(label).toBe('only in Spain or Portugal');
    expect(out.size).toBe(atlas.countries.length - 2);
  });

  it.each([
    ['only southern hemisphere', 'only in the Southern Hemisphere', 'AUS', 'PRT'],
    ['only G7 countries', 'only in the G7', 'ITA', 'ESP'],
    ['must be a G7 country', 'only in the G7', 'ITA', 'ESP'],
    ['only G7 nations', 'only in the G7', 'ITA', 'ESP'],
    ['G7 members only', 'only in the G7', 'ITA', 'ESP'],
    ['must be a member of the G7', 'only in the G7', 'ITA', 'ESP'],
    ['must be a European country', 'only in European countries', 'ITA', 'JPN'],
    ['BRICS countries only', 'only in the BRICS', 'SAU', 'PRT'],
  ])('may be half of the world, or a group of states: %s', (line, said, inside, outside) => {
    const { label, out } = read(line);
    expect([label, out.has(inside), out.has(outside)]).toEqual([said, false, true]);
  });

  it.each([
    'only Europe',
    'only Iberia',
    'Northern hemisphere',
    'the southern hemisphere',
    'G7',
    'G7 countries',
  ])('leaves open what may be all that is refused: %s', (line) => expect(read(line).out.size).toBe(0));

  it('keeps what is named with others by another word than their names', () =>
    expect(read('only English-speaking or Nordic countries').out.size).toBe(0));

  it('knows countries by what they are called', () => {
    expect(read('must be in a European country').out.has('BRA')).toBe(true);
    expect(read('no Asian country but Thailand is ok').out.has('THA')).toBe(false);
    expect(read('no Asian country but Thailand is ok').out.has('JPN')).toBe(true);
  });

  it.each([
    'Not in Europe',
    'Must not be in Europe',
    'It cannot be in Europe',
    'Must be outside of Europe',
    'No Europe',
  ])('is not one that rules them out: %s', (line) => {
    const { out } = read(line);
    expect(out.has('PRT')).toBe(true);
    expect(out.has('BRA')).toBe(false);
  });

  it.each(['Only Malta', 'Too far from Europe', 'Must be in a European time zone'])(
    'is read by nobody where it may mean either: %s',
    (line) => {
      expect(read(line).out.size).toBe(0);
    },
  );
});

describe('names behind which nothing else is left', () => {
  it.each([
    'Portugal, Spain or Italy, nowhere else',
    'Spain and nowhere else',
    'Spain. Nowhere else.',
    'Spain or Portugal, no other country',
    'Scandinavia or Spain, or nothing',
  ])('are the only ones allowed: “%s”', (line) => {
    const { out } = read(line);
    expect(out.has('ESP')).toBe(false);
    expect(out.has('BRA')).toBe(true);
  });

  it.each(['Russia and China, nothing else', 'Russia, no other country', 'Africa, nothing else'])(
    'may be all that is refused, where nothing tells of a wish: “%s”',
    (line) => expect(read(line).out.size).toBe(0),
  );

  it.each(['no Spain, nothing else', 'Not Spain. Nothing else.'])(
    'are refused all the same where a “no” stands before them: “%s”',
    (line) => expect([...read(line).out]).toEqual(['ESP']),
  );
});

describe('a union that is asked for, with an exception', () => {
  const told = (line: string) => {
    const { dealBreakers, excluded } = readDealBreakers(atlas, line);
    return [dealBreakers[0]?.id, dealBreakers[0]?.except ?? [], excluded.map(({ iso3 }) => iso3)];
  };

  it.each(['Only EU, except Hungary', 'EU only except Hungary', 'Must be in the EU except Hungary'])(
    'refuses a member: “%s”',
    (line) => expect(told(line)).toEqual(['inside-eu', [], ['HUN']]),
  );

  it('spares a country that is no member, and one that is called fine', () => {
    expect(told('Nothing outside the EU except Norway')).toEqual(['inside-eu', ['NOR'], []]);
    expect(told('Only in the EU, Hungary is fine')).toEqual(['inside-eu', [], []]);
  });
});
