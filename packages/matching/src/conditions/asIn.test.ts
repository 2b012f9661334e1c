import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf, standing } from '../rank.ts';
import { answersOf } from '../testing/persona.ts';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();

describe('a season like that of a country', () => {
  it.each<[string, string | null, string?]>([
    ['Winters as in Canada', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['Snow like in Canada', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['snow like Canada’s', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['Winters as cold as in Finland', 'freezing-winters', 'no winters as cold as those of Helsinki'],
    ['No summers like those in Spain', 'extreme-heat', 'no summers as hot as those of Madrid'],
    ['as hot as India', 'extreme-heat', 'no summers as hot as those of New Delhi'],
    // A wish, another thing than a season, or both seasons.
    ['Must have snow like in Canada', null],
    ['I would like Canada', null],
    ['Winters not like Canada', null],
    ['We like winters in Canada', null],
    ['Do not mind snow like in Canada', null],
    ['Food like in Canada', null],
    ['Prices like Switzerland', null],
    ['Hot summers and cold winters like Spain', null],
    ['I’d like snow', null],
  ])('is read from "%s" as %s', (line, id, label) => {
    const [read] = readDealBreakers(atlas, line).dealBreakers;
    expect(read?.id ?? null).toBe(id);
    if (label) expect(read?.label).toBe(label);
  });

  it('never excludes the country itself by name', () => {
    expect(readDealBreakers(atlas, 'Snow like in Canada').excluded).toEqual([]);
  });

  it('rules out what is as cold, and not the frost of milder places', () => {
    const gate = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'Snow like in Canada' })),
    ).gates.find(({ group }) => group === 'deal-breaker');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['MNG', 'DEU', 'POL', 'PRT'].map(status)).toEqual(['failed', 'met', 'met', 'met']);
  });
});
