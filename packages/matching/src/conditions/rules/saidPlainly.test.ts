import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) =>
  readDealBreakers(atlas, line, { home: 'GBR' }).dealBreakers.map(({ id }) => id);

describe('what a law shall let people do', () => {
  it.each([
    ['I want gay marriage to be legal', ['same-sex-marriage']],
    ['we want same sex marriage to be allowed', ['same-sex-marriage']],
    ['no country that does not recognise gay marriage', ['same-sex-marriage']],
    ['NO COUNTRY THAT DOES NOT ALLOW DUAL CITIZENSHIP', ['dual-citizenship']],
    ['I do not want gay marriage to be legal', [null]],
    ['no country that allows gay marriage', [null]],
    ['no country where same-sex couples are legally recognised', [null]],
    ['We do not want gay marriage fully legal', [null]],
    ['I do not want a country where gay marriage is legal', [null]],
    ['We want a country where dual citizenship is possible', ['dual-citizenship']],
    ['no country where gay marriage is hardly recognised', ['same-sex-marriage']],
  ])('is asked for, or left open where it is refused: “%s”', (line, ids) => expect(read(line)).toEqual(ids));
});

describe('wishes in a row', () => {
  it.each([
    ['low crime low taxes low cost', ['violent-crime', 'high-taxes', 'expensive']],
    ['low crime low taxes good schools', ['violent-crime', 'high-taxes', 'schools']],
    ['safe/sunny/cheap', ['violent-crime', 'sunshine', 'expensive']],
    ['safe n cheap', ['violent-crime', 'expensive']],
    ['English/Spanish/French', [null]],
    [
      'Walkable, English understood, decent hospital within 30 minutes, community of expats',
      [null, 'spoken', 'healthcare', null],
    ],
    [
      'Important: permanent stay, no war near, free school',
      ['permanence-at-all', 'war', 'war-next-door', null],
    ],
    ['Anywhere democratic with good healthcare', ['autocracy', 'healthcare']],
  ])('are each heard: “%s”', (line, ids) => expect(read(line)).toEqual(ids));
});

describe('plain words', () => {
  it.each([
    ['it gets dark by four', 'dark-winters'],
    ['sun sets at 3:30', 'dark-winters'],
    ['no ice in winter', 'freezing-winters'],
    ['Summers below 30 degrees', 'extreme-heat'],
    ['fast fibre', 'internet'],
    ['Internet above 50 mbit because I stream', 'internet'],
    ['internet that drops all the time', 'poor-internet'],
    ['halal food', 'mosque'],
    ['women can wear what they want', 'womens-rights'],
    ['tiktok banned', 'censorship'],
    ["air you can't breathe", 'pollution'],
    ['beach in walking distance', 'sea'],
    ['work permit for my spouse from day one', 'partners-work'],
    ['anything over 4000 CHF a month', 'monthly-cost'],
    ['armed robbery', 'violent-crime'],
    ['no Africa, sorry', 'countries'],
  ])('are heard: “%s”', (line, id) => expect(read(line)[0]).toBe(id));

  it.each([
    'guns not needed',
    'unstable lira',
    'Weather like Portugal, prices like Poland',
    'A city over 500k with a direct flight to Accra or Lagos',
    'no winter under 3-5 months of sun',
  ])('refuse nothing that was not meant: “%s”', (line) => expect(read(line)).toEqual([null]));

  it('refuse humid heat alone where dry heat is liked', () =>
    expect(read('no humid heat')).toEqual(['humidity']));
});
