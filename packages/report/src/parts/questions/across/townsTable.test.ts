import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { townsTable } from './townsTable.ts';

it('a table of towns rests on the climate of those alone that have one on record', () => {
  const atlas = realAtlas();
  const towns = atlas.cities.of('MAR').filter(({ name }) => ['Agadir', 'Casablanca'].includes(name));
  const known = towns.filter(({ temperatureC }) => temperatureC).map(({ id }) => `cityclimate:${id}`);
  // One of the two has no climate on record; where both have, take another town for this test.
  expect(known).toHaveLength(1);
  const views = viewsOf(
    answersOf({ citizenship: ['NLD'], 'current-location': place('Zwolle', 'Netherlands', 'nl') }),
    atlas.countries.filter(({ iso3 }) => iso3 === 'MAR'),
  );
  const table = townsTable(towns, views, 'Is Agadir or Casablanca warmer in January?', 'Towns');
  expect(table?.rows).toHaveLength(2);
  expect(table?.facts.filter((id) => id.startsWith('cityclimate:'))).toEqual(known);
});
