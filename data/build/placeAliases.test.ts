import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';

const atlas = realAtlas();
const named = (iso3: string, name: string) => atlas.cities.of(iso3).find((city) => city.name === name);

it('calls a city by its English name, and knows its other names', () => {
  expect(named('DEU', 'Cologne')?.otherNames).toContain('Köln');
  expect(named('CHE', 'Geneva')?.otherNames).toContain('Genève');
  expect(named('PAN', 'Panama City')).toBeDefined();
  expect(named('PRT', 'Lisbon')?.otherNames).toContain('Lisboa');
  expect(named('DEU', 'Köln')).toBeUndefined();
});
