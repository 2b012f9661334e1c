import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { VETERAN } from '../../../testing/answered.ts';
import { viewsOf } from '../../../testing/views.ts';
import { placeNamed } from './placeNamed.ts';

const atlas = realAtlas();
const viewsIn = (iso3: string, answers: WrittenAnswers = {}) =>
  viewsOf(
    answersOf(answers),
    atlas.countries.filter((one) => one.iso3 === iso3),
  );
const views = viewsIn('PRT');

it.each([
  ['a cousin in South Sudan', 'SSD'],
  ['an uncle in Papua New Guinea', 'PNG'],
  ['from Guinea-Bissau', 'GNB'],
  ['in Guinea', 'GIN'],
])('a named place is not the country whose name it contains: “%s”', (text, iso3) => {
  expect(placeNamed(views, text)?.name).toContain(atlas.country(iso3)?.name);
});

it.each([
  ['Is Boston far by plane?', 'Boston'],
  ['How long is the flight to Krakow?', 'Kraków'],
  ['Is there a flight to Armenia?', 'the capital of Armenia'],
  ['Is there a flight to Singapore?', 'Singapore'],
  ['How far is it?', undefined],
])('the place of “%s” is %s', (text, name) => {
  expect(placeNamed(views, text)?.name).toBe(name);
});

it('a person’s name is not taken for a town, nor a namesake for a town of the report', () => {
  const household = viewsIn('ESP', { ...VETERAN, 'family-member-1-name': 'Sofia' });
  expect(placeNamed(household, 'Can Sofia fly alone?')).toBeNull();
  const [spain] = viewsIn('ESP');
  const valencia = atlas.cities.of('ESP').filter(({ name }) => name === 'Valencia');
  if (!spain) throw new Error('no view');
  expect(placeNamed([{ ...spain, cities: valencia }], 'Are there flights from Valencia?')).toBeNull();
});
