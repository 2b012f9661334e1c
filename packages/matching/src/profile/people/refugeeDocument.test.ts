import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { answersOf, place } from '../../testing/persona.ts';
import { partnersPassports } from './partnersPassport.ts';
import { citizenshipsHeld, refugeeDocument } from './refugeeDocument.ts';

const atlas = realAtlas();
const told = (text: string) =>
  answersOf({
    citizenship: ['SYR', 'DEU'],
    'current-location': place('Leipzig', 'Germany', 'de'),
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Rana',
    'family-member-1-relationship': 'spouse',
    'unique-family-situation': text,
  });

describe('the travel document of a refugee', () => {
  it.each([
    ['I travel on a German travel document for refugees.', 'DEU'],
    ['I hold a Swedish refugee travel document.', 'SWE'],
    ['I have a convention travel document.', 'DEU'],
    ['I came in 2015 and have an Austrian alien’s passport.', 'AUT'],
    ['My Reiseausweis für Flüchtlinge is valid until 2028.', 'DEU'],
    ['I only have a Danish passport for foreigners.', 'DNK'],
  ])('is recognised with the country that issued it: %s', (text, issuer) => {
    expect(refugeeDocument(atlas, told(text))?.issuer).toBe(issuer);
  });

  it.each([
    'My wife has a German refugee travel document and I am German.',
    'Could I apply for a refugee travel document?',
    'I have a German passport.',
    'Which travel documents do I need?',
  ])('is not assumed where it is not the customer’s own: %s', (text) => {
    expect(refugeeDocument(atlas, told(text))).toBeNull();
    expect(citizenshipsHeld(atlas, told(text))).toEqual(['SYR', 'DEU']);
  });

  it('makes nobody a citizen of the country that issued it', () => {
    expect(profilePreferences(atlas, told('I hold a German refugee passport.')).citizenships).toEqual([
      'SYR',
    ]);
    for (const text of [
      'My wife has a German passport for refugees.',
      'My wife holds a German travel document for refugees.',
    ])
      expect(partnersPassports(atlas, told(text)), text).toBeNull();
    expect(partnersPassports(atlas, told('My wife has a German passport.'))?.passports).toEqual(['DEU']);
  });
});
