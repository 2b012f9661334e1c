import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../conditions/dealBreakers.ts';
import { standingOf } from '../testing/standingOf.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

function statuses(line: string, citizenship: readonly string[], ...iso3s: readonly string[]) {
  const own = standingOf({ age: 50, citizenship, 'deal-breakers': line }).gates.filter(
    ({ group }) => group === 'deal-breaker',
  );
  return iso3s.map((iso3) => own.map((gate) => gate.check(atlas.indexOf(iso3)).status).join(' '));
}

describe('a home of one’s own as a foreigner', () => {
  it.each([
    ['Must be able to own a house as a foreigner', 'own-house'],
    ['Not allowed to buy a house', 'own-house'],
    ['Houses that cannot be owned by foreigners', 'own-house'],
    ['Foreigners can’t buy an apartment', 'own-flat'],
    ['Unable to own our own home', 'own-home'],
    ['Foreigners cannot own property', 'own-home'],
    ['Ban on foreign buyers', 'own-home'],
    ['No right to own real estate as a non-citizen', 'own-home'],
  ])('is read from “%s”', (line, id) => expect(read(line)).toEqual([id]));

  it.each([
    'Not able to afford to buy a house',
    'House prices above 500,000',
    'I want to own a house with a garden',
    'Foreigners cannot own farmland or a house on it',
    'Not allowed to own a gun at home',
    'Not allowed to own a dog in a rented apartment',
  ])('is not read from “%s”', (line) => {
    for (const id of ['own-house', 'own-flat', 'own-home']) expect(read(line)).not.toContain(id);
  });

  it('fails where the law closes it, is at risk within limits or with a permission, and met where it is open', () => {
    const HOUSE = 'Must be able to own a house as a foreigner';
    expect(statuses(HOUSE, ['USA'], 'PHL', 'CAN', 'AUT', 'DEU')).toEqual([
      'failed',
      'at_risk',
      'at_risk',
      'met',
    ]);
    expect(statuses(HOUSE, ['ITA'], 'AUT', 'ITA')).toEqual(['met', 'met']);
    // A law that was not found stays open until somebody asks.
    expect(statuses(HOUSE, ['USA'], 'ARG')).toEqual(['at_risk']);
  });

  it('is judged by the kind of home named, or by the more open of both where none is', () => {
    expect(statuses('Foreigners cannot buy a flat', ['USA'], 'THA', 'POL')).toEqual(['at_risk', 'met']);
    expect(statuses('Foreigners cannot own property', ['USA'], 'THA', 'POL')).toEqual(['at_risk', 'met']);
  });
});
