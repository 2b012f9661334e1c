import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ id }) => id);
const excludedIn = (text: string) => readDealBreakers(atlas, text).excluded.map(({ iso3 }) => iso3);

describe('readDealBreakers', () => {
  it.each([
    ['no winters below freezing', 'freezing-winters'],
    ['Extreme heat', 'extreme-heat'],
    ['Too humid', 'humidity'],
    ['War', 'war'],
    ['High crime rate', 'violent-crime'],
    ['I could not live under a dictatorship', 'autocracy'],
    ['Places where being gay is a problem, homophobia', 'lgbt'],
    ['no LGBT rights', 'lgbt-rights'],
    ['bad hospitals', 'poor-healthcare'],
    ['No healthcare for my son', 'healthcare'],
    ['slow internet', 'poor-internet'],
    ['must be near the sea', 'sea'],
    ['far from the ocean', 'sea'],
    ['earthquakes', 'earthquakes'],
    ['high taxes', 'high-taxes'],
    ['having to give up my passport', 'giving-up-passport'],
    ['load-shedding', 'power-cuts'],
    ['smog', 'pollution'],
    ['Compulsory military service for my sons', 'conscription'],
    ['Nothing more than 3 hours of flight away', 'flight-hours-3'],
  ])('reads "%s" as %s', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it.each([
    'I love snow',
    'Heat is fine',
    'No war unless it is far away',
    'Maybe not too cold',
    'The sea',
    'hospitals',
    'My mother in law',
    'I do not mind rain',
    'Only if my dog can come',
  ])('leaves "%s" to people', (text) => {
    expect(idsOf(text)).toEqual([null]);
  });

  it('excludes countries that a line does nothing but name', () => {
    expect(excludedIn('Russia')).toEqual(['RUS']);
    expect(excludedIn('not the USA or China')).toEqual(expect.arrayContaining(['USA', 'CHN']));
    expect(excludedIn('Avoid Turkey.')).toEqual(['TUR']);
    expect(excludedIn('I would not go to Saudi Arabia')).toEqual(['SAU']);
  });

  it('excludes parts of the world by name, the longest name first', () => {
    const middleEast = excludedIn('no Middle East');
    expect(middleEast).toContain('SAU');
    expect(middleEast).not.toContain('EGY');
    const southeast = excludedIn('Southeast Asia');
    expect(southeast).toContain('THA');
    expect(southeast).not.toContain('JPN');
  });

  it.each([
    'a country like Russia',
    'My brother lives in Germany',
    'Winters as in Canada',
    'Spain unless on the coast',
  ])('does not exclude a country that a line only mentions: "%s"', (text) => {
    expect(excludedIn(text)).toEqual([]);
    expect(idsOf(text)).toEqual([null]);
  });

  it('reads line by line and keeps the words of the customer', () => {
    const { dealBreakers } = readDealBreakers(atlas, '- War\n2) Russia\n\nno typhoons; something else');
    expect(dealBreakers.map(({ text, id }) => [text, id])).toEqual([
      ['War', 'war'],
      ['Russia', 'countries'],
      ['no typhoons', 'hurricanes'],
      ['something else', null],
    ]);
  });
});
