import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { homeTown } from './homeTown.ts';

const atlas = realAtlas();

it.each([
  ['Malaga', 'ESP', 'Málaga'],
  ['Zurich', 'CHE', 'Zurich'],
  ['sao paulo', 'BRA', 'São Paulo'],
  ['Ruritania', 'ESP', undefined],
])('finds the home town when it is typed without accents: %s', (name, iso3, found) => {
  expect(homeTown(atlas, iso3, { name, point: null })?.name).toBe(found);
});
