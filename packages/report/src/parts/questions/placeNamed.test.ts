import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { placeNamed } from './placeNamed.ts';

const atlas = realAtlas();
const views = viewsOf(
  {},
  atlas.countries.filter(({ iso3 }) => iso3 === 'PRT'),
);

it.each([
  ['a cousin in South Sudan', 'SSD'],
  ['an uncle in Papua New Guinea', 'PNG'],
  ['from Guinea-Bissau', 'GNB'],
  ['in Guinea', 'GIN'],
])('a place named is not the country whose name is part of its own: “%s”', (text, iso3) => {
  expect(placeNamed(views, text)?.name).toContain(atlas.country(iso3)?.name);
});
