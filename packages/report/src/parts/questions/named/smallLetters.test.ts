import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';
import { viewsOf } from '../../../testing/views.ts';
import { readQuestion } from '../asked.ts';

const HOUSEHOLD = {
  citizenship: ['ARG'],
  'current-location': place('Rosario', 'Argentina', 'ar'),
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Jordan',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 9,
  'relocating-pets': 'yes',
  'pets-details': ['dog'],
  'pets-additional-info': 'Mora, mestiza 14 kg. She hates planes',
};
const PLACES = ['PRT', 'BRA'];
const COUNTRIES = realAtlas().countries.filter(({ iso3 }) => PLACES.includes(iso3));
const places = viewsOf(answersOf(HOUSEHOLD), COUNTRIES);
const named = (question: string): readonly string[] =>
  (readQuestion(question, places)?.named ?? []).map(({ iso3 }) => iso3);

describe('a question typed in small letters', () => {
  it.each([
    ['autonomo in spain with 1600 usd, is it possible', 'ESP'],
    ['can i work as a nurse in the uk or in turkey', 'GBR', 'TUR'],
    ['which is cheaper, south korea or new zealand', 'KOR', 'NZL'],
    ['is the north of lisbon or sao paulo safe', 'PRT', 'BRA'],
    ['what does a flat cost in dubai', 'ARE'],
    ['is turkey or china cheaper', 'TUR', 'CHN'],
  ])('names the countries that it would name in capitals: “%s”', (question, ...countries) => {
    expect(named(question)).toEqual(countries);
  });

  it.each([
    'can jordan go to school there',
    'will they let us bring a guinea pig',
    'is it nice for us, and most of all what is on sale',
    'can we ship our china',
    'where do we buy turkey for thanksgiving',
    'is it a mecca for surfers',
  ])('names none by other words: “%s”', (question) => {
    expect(named(question)).toEqual([]);
  });

  it('calls an animal by the name that its remark begins with, and by no other word of it', () => {
    expect(Object.keys(answered(HOUSEHOLD, PLACES, 'can mora fly in cabin'))).toEqual(['pets']);
    expect(readQuestion('can she fly in cabin', places)?.text).not.toContain('my dog');
  });

  it.each([
    ['Paris, 6 kg', 'can paris fly', []],
    ['Large, 40 kg', 'is there a large park', []],
  ])('takes an animal for no town, and the size of one for no name: “%s”', (remark, question, iso3s) => {
    const views = viewsOf(answersOf({ ...HOUSEHOLD, 'pets-additional-info': remark }), COUNTRIES);
    const read = readQuestion(question, views);
    expect(read?.named.map(({ iso3 }) => iso3)).toEqual(iso3s);
    expect(read?.text.includes('my dog')).toBe(remark.startsWith('Paris'));
  });
});
