import { standardOffset } from '@global-fit/atlas/places/clocks';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';

it('the recorded offset of every capital is its standard time, not its summer time', () => {
  const atlas = realAtlas();
  const told = atlas.countries.flatMap(({ iso3 }) => {
    const capital = atlas.cities.capitalOf(iso3);
    const said = atlas.fact(iso3, 'utc_offset_capital')?.value;
    return capital && said !== undefined ? [{ iso3, said, standard: standardOffset(capital.timezone) }] : [];
  });
  expect(told.length).toBeGreaterThan(150);
  expect(told.filter(({ said, standard }) => said !== standard)).toEqual([]);
});
