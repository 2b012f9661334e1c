import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import { peopleOf } from '../../cities/sizeClass.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';
import { FROM } from '../geography/sizes.ts';

const atlas = realAtlas();

const gateOf = (line: string) => {
  const { situation, gates } = standing(
    engineOf(atlas),
    profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
  );
  const gate = gates.find(({ group }) => group === 'deal-breaker');
  return { situation, status: (iso3: string) => gate?.check(atlas.indexOf(iso3)).status };
};

describe('the size of the place', () => {
  it.each<[string, string | null]>([
    ['Big cities', 'big-city'],
    ['town under 100k people', null],
    ['city with more than 1 million', null],
    ['no town under 100k people', 'town-of-least'],
    ['No big city', 'big-city'],
    ['I do not want to live in a big city', 'big-city'],
    ['We must not end up in a huge city', 'big-city'],
    ['living in a metropolis again', 'big-city'],
    ['We don’t want to live in a city', 'any-city'],
    ['Living in a city', 'any-city'],
    ['City life', 'any-city'],
    ['No cities', 'any-city'],
    ['a city', 'any-city'],
    ['We must live in a city', null],
    ['We do not have to live in a city', null],
    ['No city nearby', null],
    ['A city without trees', null],
    ['Must be a big city', 'big-city-asked'],
    ['It has to be in a large city', 'big-city-asked'],
    ['No small towns', 'small-town'],
    ['No towns above 1500 m', 'high-altitude'],
    ['Life in a village', 'small-town'],
    // What is allowed, near, or something about cities.
    ['Do not mind a big city', null],
    ['I love big cities', null],
    ['We do not have to live in a big city', null],
    ['Must be a small town', null],
    ['No big city nearby', null],
    ['far from a big city', null],
    ['big city prices', null],
    ['Small town gossip', null],
    ['Commuting into a big city', null],
    ['Crime in big cities', 'violent-crime'],
  ])('is read from "%s" as %s', (line, id) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map((one) => one.id)).toEqual([id]);
  });

  it('chooses the towns', () => {
    const peopleIn = (line: string, iso3: string) => {
      const { situation } = gateOf(line);
      return bestCities(situation, atlas.indexOf(iso3)).map(({ cityId }) => {
        const city = atlas.cities.byId(cityId);
        return (city && peopleOf(city)) ?? Number.NaN;
      });
    };
    for (const iso3 of ['DEU', 'AUS', 'ITA', 'CAN', 'JPN']) {
      for (const people of peopleIn('No big city', iso3)) expect(people, iso3).toBeLessThan(FROM.large);
      for (const people of peopleIn('Must be a big city', iso3))
        expect(people, iso3).toBeGreaterThanOrEqual(FROM.large);
    }
  });

  it('rules out by a lack of big cities alone, since our list holds not every small town', () => {
    const none = gateOf('No big city').status;
    expect(['SGP', 'CHN', 'DEU'].map(none)).toEqual(['at_risk', 'at_risk', 'met']);
    const one = gateOf('Must be a big city').status;
    expect(['DEU', 'CHE', 'ISL'].map(one)).toEqual(['met', 'at_risk', 'failed']);
  });
});
