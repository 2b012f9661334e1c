import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, wish } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { rain, rainClause, rainVerdict } from './rain.ts';

it('a town drier than the desired rather dry weather is not described in the words of the wish', () => {
  const atlas = realAtlas();
  const view = placeView('CYP', answersOf({ 'precipitation-preference': wish(2, 4) }));
  const larnaca = atlas.cities.of('CYP').filter(({ name }) => name === 'Larnaca');
  const text = rain({ ...view, cities: larnaca })?.said.text;
  expect(text).toMatch(/rather dry weather.* less than you wanted|rather dry weather; .* less rain/);
});

it('the verdict on another town is not given under the first town’s name, whose record is withheld', () => {
  const atlas = realAtlas();
  const view = placeView('PRT', answersOf({ 'precipitation-preference': wish(2, 4) }));
  const of = (...names: readonly string[]) =>
    names.flatMap((name) => atlas.cities.of('PRT').find((one) => one.name === name) ?? []);
  const text = (...names: readonly string[]) => rain({ ...view, cities: of(...names) })?.said.text;
  expect(text('Porto', 'Lisbon')).toMatch(/\bPorto\b/);
  expect(text('Lisbon', 'Porto')).toMatch(/\bLisbon\b/);
  expect(text('Lisbon', 'Porto')).not.toMatch(/\bPorto\b/);
});

describe('rain of a town whose record is too rough to print', () => {
  const atlas = realAtlas();
  const viewOf = (iso3: string, town: string, step: number) => {
    const view = placeView(iso3, answersOf({ 'precipitation-preference': wish(step, 4) }));
    const cities = atlas.cities.of(iso3).filter(({ name }) => name === town);
    if (cities.length === 0) throw new Error(town);
    return { ...view, cities };
  };

  it.each([
    ['PAN', 'Bocas del Toro', 2],
    ['PHL', 'Quezon City', 1],
    ['CRI', 'Limón', 3],
  ])('counts against %s by the country’s figure, and ranks high in Lifestyle', (iso3, town, step) => {
    const view = viewOf(iso3, town, step);
    expect(rainClause(view, 'bad')?.text).toMatch(
      new RegExp(
        `as a whole has about [\\d,]+ mm of rain a year.*more than you asked for; .*falls on ${town}`,
      ),
    );
    expect(rainClause(view, 'good')).toBeNull();
    expect(rain(view)?.weight).toBeGreaterThan(0.9);
  });

  it.each([
    ['PER', 'Chiclayo', 1],
    ['CHL', 'Valparaíso', 2],
    ['CRI', 'Limón', 5],
  ])('counts against nothing where it may be as desired: %s', (iso3, town, step) => {
    expect(rainClause(viewOf(iso3, town, step), 'bad')).toBeNull();
  });
});

it('is never too little for the driest wish, nor too much for the wettest', () => {
  expect([rainVerdict(20, 1), rainVerdict(20, 2), rainVerdict(900, 1)]).toEqual(['fits', 'less', 'more']);
  expect([rainVerdict(5000, 5), rainVerdict(5000, 4), rainVerdict(900, 5)]).toEqual(['fits', 'more', 'less']);
});
