import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { viewFor } from '../../testing/lawHouseholds.ts';
import { climateHere, whereMeasured } from './localClimate.ts';

const atlas = realAtlas();
const towns = atlas.countries.flatMap(({ iso3 }) => atlas.cities.of(iso3));

it('names whose climate is given for a town without a record', () => {
  const silent = towns.find((city) => !city.temperatureC && nearClimate(atlas, city)?.city?.temperatureC);
  if (!silent) throw new Error('Every town has a record.');
  const near = nearClimate(atlas, silent)?.city?.name;
  const view = { ...viewFor(silent.iso3, {}), cities: [silent] };
  const climate = climateHere(view);
  expect(climate && whereMeasured(view, climate)).toBe(`${near} (near ${silent.name})`);
});

it('names the town itself where it has one', () => {
  const told = towns.find(({ temperatureC }) => temperatureC);
  if (!told) throw new Error('No town has a record.');
  const view = { ...viewFor(told.iso3, {}), cities: [told] };
  const climate = climateHere(view);
  expect(climate && whereMeasured(view, climate)).toBe(told.name);
});
