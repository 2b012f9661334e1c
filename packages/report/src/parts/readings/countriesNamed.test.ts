import { countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { countriesNamed, originIn } from './countriesNamed.ts';

describe('a country meant by an adjective', () => {
  it.each([
    ['Can my wife work as an English teacher with her Korean licence from the first day?', 'KOR'],
    ['Is my Indian medical degree recognised by a French hospital?', 'IND'],
    ['Would the British register accept my Indian degree?', 'IND'],
    ['My Italian great-grandmother', 'ITA'],
    ['Is a Polish teacher’s licence accepted?', 'POL'],
    ['A South African passport', 'ZAF'],
    ['Can I work as an English teacher?', null],
    ['I have an English degree', null],
    ['racism against Latin Americans', null],
    ['Native American and African-American history', null],
    ['Do I need a Spanish interpreter, or a Greek tutor for the children?', null],
    ['I read in German and speak Russian', null],
    ['The French department of a university', null],
  ])('is that of a document or of people, not that of a language: “%s”', (text, iso3) => {
    expect(countryOfAdjective(realAtlas(), text)?.iso3 ?? null).toBe(iso3);
  });
});

describe('a country named in a text', () => {
  const atlas = realAtlas();
  it.each([
    ['a cousin in South Sudan', ['SSD']],
    ['an uncle in Papua New Guinea', ['PNG']],
    ['from Guinea-Bissau', ['GNB']],
    ['in Sudan and South Sudan', ['SDN', 'SSD']],
    ['in Guinea', ['GIN']],
  ])('is not a shorter name within its name: “%s”', (text, codes) => {
    expect(countriesNamed(atlas, text).map(({ iso3 }) => iso3)).toEqual(codes);
  });

  it('is marked where somebody comes from it', () => {
    expect(originIn(atlas, 'My father is from Guinea-Bissau')?.iso3).toBe('GNB');
    expect(originIn(atlas, 'a degree from the Netherlands, made in France')?.iso3).toBe('NLD');
    expect(originIn(atlas, 'We look at France')).toBeNull();
  });
});
