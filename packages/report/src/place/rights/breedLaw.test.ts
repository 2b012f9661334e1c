import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { breedsIn } from '../../profile/people/breedsTold.ts';
import { breedLaw } from '../../sections/family/pets.ts';
import { answered } from '../../testing/answered.ts';
import { placeView } from '../../testing/views.ts';
import { breedLawSaid } from './breedLaw.ts';

const WITH_DOGS = {
  age: 41,
  citizenship: ['USA'],
  'current-location': place('Austin', 'United States', 'us'),
  'relocating-pets': 'yes',
  'pets-details': ['dog', 'dog-restricted-breed'],
  'pets-additional-info': 'Biscuit, a beagle; Rosie, American Pit Bull Terrier mix, 62 lbs',
};
const view = (iso3: string, more = {}) => placeView(iso3, answersOf({ ...WITH_DOGS, ...more }));

describe('a law on breeds of dogs', () => {
  it.each([
    ['Rosie the pit bull', ['pit bull terrier']],
    ['AmStaff and a Staffie', ['American Staffordshire terrier', 'Staffordshire bull terrier']],
    ['an American Staffordshire bull terrier', ['American Staffordshire terrier']],
    ['two english bull terriers', ['bull terrier']],
    ['a brazilian mastiff', ['fila Brasileiro']],
    ['a beagle, a bulldog and a labrador', []],
  ])('is compared with the breeds of “%s”', (text, names) => expect(breedsIn(text)).toEqual(names));

  it('is described only for the household’s breed, in the chapter on family of each place', () => {
    expect(breedLaw(view('DEU'))?.said.text).toMatch(
      /^Germany lets no pit bull terrier in, nor a cross of one \(/,
    );
    expect(breedLaw(view('PRT'))?.said.text).toMatch(
      /^Portugal sets terms for every pit bull terrier, and for crosses \(.*\): a yearly licence/,
    );
    expect(breedLaw(view('SGP'))?.said.text).toMatch(/^Singapore lets no pit bull terrier in, nor a cross/);
    expect(breedLaw(view('CAN'))?.said.text).toMatch(
      /^Canada sets terms for .*: in Ontario none may be kept/,
    );
  });

  it('is told of a breed that is named, though only “dog” is ticked', () => {
    const named = (iso3: string, text: string) =>
      breedLaw(view(iso3, { 'pets-details': ['dog'], 'pets-additional-info': text }))?.said.text;
    expect(named('DEU', 'Rosie, American Pit Bull mix')).toMatch(/^Germany lets no pit bull terrier in/);
    expect(named('DEU', 'a beagle')).toBeUndefined();
    expect(named('DEU', 'Rottweiler, 45 kg')).toBeUndefined();
    expect(named('ITA', 'Rottweiler, 45 kg')).toBeUndefined();
  });

  it('never lets a dog in by silence where none is on record', () => {
    expect(breedLaw(view('ITA'))?.said.text).toMatch(
      /^We have no record of whether Italy lets a pit bull terrier in/,
    );
    expect(breedLaw(view('USA'))).toBeNull();
  });

  it('names the breeds it covers where the breed is another or unknown', () => {
    expect(breedLawSaid(view('NZL'), ['rottweiler'])?.text).toMatch(
      /^The law of New Zealand .* others than yours/,
    );
    expect(breedLawSaid(view('DEU'), ['rottweiler'])?.text).toMatch(
      /: the federal states restrict further breeds\.$/,
    );
    expect(breedLawSaid(view('NZL'), [])?.text).toMatch(
      /^New Zealand lets no pit bull terrier, dogo Argentino,/,
    );
  });

  it('comes first in an answer about a dog that lives outside', () => {
    const { pets } = answered(
      WITH_DOGS,
      ['PRT', 'DEU', 'ITA'],
      'Can Rosie the pit bull come, where is she banned?',
    );
    expect(pets?.said?.text).toMatch(/^Germany lets no pit bull terrier in.* Portugal sets terms for every/);
    expect(pets?.lacks).toBe('which breeds are banned or restricted in Italy');
  });
});
