import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { carriedBy, learningLanguage, localLanguage } from './language.ts';
import type { PlaceView } from './view.ts';

const atlas = realAtlas();

function viewOf(iso3: string, city: string | null, languages: readonly string[]): PlaceView {
  const cities = atlas.cities.of(iso3).filter(({ name }) => name === city);
  return { atlas, iso3, cities, profile: { languages } } as unknown as PlaceView;
}

describe('the language of a place', () => {
  it.each([
    ['CHE', 'Lugano', 'Italian'],
    ['CHE', 'Genève', 'French'],
    ['CHE', 'Zürich', 'German'],
    ['BEL', 'Liège', 'French'],
    ['BEL', 'Antwerpen', 'Dutch'],
    ['CAN', 'Montréal', 'French'],
    ['CAN', 'Toronto', 'English'],
    ['DNK', null, 'Danish'],
  ])('in %s, %s, is %s', (iso3, city, name) => {
    expect(localLanguage(viewOf(iso3, city, []))?.name).toBe(name);
  });

  it('asks nobody to learn another one whose own is official and widely spoken', () => {
    expect(carriedBy(viewOf('MLT', null, ['en']))?.name).toBe('English');
    expect(carriedBy(viewOf('DNK', null, ['en']))).toBeNull();
    expect(learningLanguage(viewOf('MLT', null, ['de']))?.name).toBe('Maltese');
  });
});
