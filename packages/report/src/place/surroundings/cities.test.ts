import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { meetingSetting, sizeMissed, whyCity } from './cities.ts';
import type { PlaceView } from '../view.ts';

describe('the cities that are all that was asked for', () => {
  it('are described one by one: a large city nearby does not change a mid-size one', () => {
    const view = placeView('IRL', answersOf({ 'location-type': ['mid-size-city'] }));
    const cities = realAtlas()
      .cities.of('IRL')
      .filter(({ name }) => ['Dublin', 'Cork'].includes(name));
    const judged = cities.map(({ id }) => ({
      cityId: id,
      contributions: [{ because: { questionIds: ['location-type'] }, utility: 1 }],
    }));
    const studied = { cities: judged } as unknown as PlaceView['studied'];
    expect(meetingSetting({ ...view, cities, studied }).map(({ name }) => name)).toEqual(['Cork']);
    expect(meetingSetting({ ...view, cities })).toEqual([]);
  });
});

describe('what sets a city apart', () => {
  const told = (choices: readonly string[]): string => {
    const view = placeView('CHE', answersOf({ 'location-type': choices }));
    const cities = realAtlas()
      .cities.of('CHE')
      .filter(({ name }) => ['Zurich', 'Geneva', 'Lugano'].includes(name));
    return cities.map((city) => whyCity({ ...view, cities }, city)).join(' ');
  };

  it('includes the way to the sea only for people who asked for it, or within a day trip', () => {
    expect(told(['large-city'])).not.toContain('way to the sea');
    expect(told(['coast'])).toContain('the longest way to the sea');
  });

  it('names the large neighbour that has a count of its own, and none for a city counted with it', () => {
    const why = (iso3: string, name: string): string => {
      const view = placeView(iso3, answersOf({}));
      const city = realAtlas()
        .cities.of(iso3)
        .find((one) => one.name === name);
      if (!city) throw new Error('no city');
      return whyCity({ ...view, cities: [city] }, city);
    };
    expect(why('JPN', 'Okayama')).toContain('surroundings included but for Kurashiki');
    expect(why('NZL', 'Auckland')).toMatch(
      /^A large city of about 1.6 million people, surroundings included[:.]/,
    );
  });
});

describe('a size that no town named has', () => {
  const missed = (iso3: string, choices: readonly string[], names: readonly string[]): string | undefined => {
    const atlas = realAtlas();
    const view = placeView(iso3, answersOf({ 'location-type': choices }));
    const cities = atlas.cities.of(iso3).filter(({ name }) => names.includes(name));
    return sizeMissed({ ...view, cities })?.text;
  };

  it('is mentioned where our list has no such town, unless one lies where it was asked for', () => {
    expect(missed('DEU', ['small-town', 'coast'], ['Rostock', 'Kiel'])).toMatch(
      /^(?:Rostock and Kiel|Kiel and Rostock) are larger than you asked for: our list holds no small town or town in Germany/,
    );
    expect(missed('IDN', ['small-town', 'coast'], ['Jakarta'])).toMatch(
      /^Jakarta is larger than you asked for: of that size our list holds .*Kuta/,
    );
    expect(missed('DEU', ['large-city', 'coast'], ['Rostock', 'Kiel'])).toBeUndefined();
    expect(missed('HRV', ['small-town', 'coast'], ['Zadar', 'Šibenik'])).toBeUndefined();
  });

  it('is no gap in our list where the country is a single city', () => {
    expect(missed('SGP', ['mid-size-city'], ['Singapore'])).toBe(
      'Singapore is a single city, larger than you asked for: there you choose a quarter of it, not a town.',
    );
    expect(missed('DNK', ['small-town'], ['Copenhagen'])).toMatch(/our list holds/);
  });
});
