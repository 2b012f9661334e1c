import { describe, expect, it } from 'vitest';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { routeName } from './routes.ts';

const named = (iso3: string, name: RegExp): string => {
  const route = realAtlas()
    .routes.of(iso3)
    .find((one) => name.test(one.name));
  return route ? routeName(route) : '';
};

describe('the name of a way in', () => {
  it.each([
    ['USA', /^E-2/, 'E-2 Treaty Investor visa'],
    ['NLD', /^Highly Skilled/, 'Highly Skilled Migrant permit'],
    ['CAN', /^Express/, 'Express Entry system'],
  ])('has a noun where the table gives none (%s)', (iso3, name, printed) => {
    expect(named(iso3, name)).toBe(printed);
  });

  it.each([
    ['BRB', /Stamp/, 'Welcome Stamp'],
    ['NLD', /^Dutch-American/, 'Dutch-American Friendship Treaty'],
  ])('is left as it is where it tells what it names (%s)', (iso3, name, printed) => {
    expect(named(iso3, name)).toBe(printed);
  });
});
