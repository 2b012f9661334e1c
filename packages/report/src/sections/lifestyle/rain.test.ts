import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, wish } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { rain } from './rain.ts';

it('calls a town drier than the rather dry weather asked for by no word of the wish', () => {
  const atlas = realAtlas();
  const cyprus = atlas.countries.filter(({ iso3 }) => iso3 === 'CYP');
  const [view] = viewsOf(answersOf({ 'precipitation-preference': wish(2, 4) }), cyprus);
  const larnaca = atlas.cities.of('CYP').filter(({ name }) => name === 'Larnaca');
  const text = view && rain({ ...view, cities: larnaca })?.said.text;
  expect(text).toMatch(/rather dry weather.* less than you wanted|rather dry weather; .* less rain/);
});

it('gives the verdict on another town under no name of the first, whose record cannot be told', () => {
  const atlas = realAtlas();
  const portugal = atlas.countries.filter(({ iso3 }) => iso3 === 'PRT');
  const [view] = viewsOf(answersOf({ 'precipitation-preference': wish(2, 4) }), portugal);
  const of = (...names: readonly string[]) =>
    names.flatMap((name) => atlas.cities.of('PRT').find((one) => one.name === name) ?? []);
  const text = (...names: readonly string[]) => view && rain({ ...view, cities: of(...names) })?.said.text;
  expect(text('Porto', 'Lisbon')).toMatch(/\bPorto\b/);
  expect(text('Lisbon', 'Porto')).toMatch(/\bLisbon\b/);
  expect(text('Lisbon', 'Porto')).not.toMatch(/\bPorto\b/);
});
