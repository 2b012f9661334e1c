import { distanceKm } from '@global-fit/atlas/places/distance';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, test } from 'vitest';
import { around, type Town } from './around.ts';

const { cities } = realAtlas();

const ELEVEN_KM_EAST = [0.1, 0] as const;

/** A town of an invented country, of which GeoNames lists no further places. */
const town = (id: number, population: number | null, other: Partial<Town> = {}): Town => ({
  id,
  name: `Town ${id}`,
  iso2: 'QQ',
  point: [0, 0],
  population,
  withheld: false,
  builtUp: null,
  ...other,
});

function peopleAround(...towns: readonly Town[]) {
  const found = around(towns);
  return (id: number) => found.get(id) as NonNullable<ReturnType<typeof found.get>>;
}

describe('the people around a town', () => {
  test('are counted for one centre only: no two centres lie within 15 km of each other', () => {
    const twice = Object.values(Object.groupBy(cities.all, ({ iso3 }) => iso3)).flatMap((of = []) => {
      const centres = of.filter(({ largestAround }) => largestAround);
      return centres.flatMap((one) =>
        centres
          .filter((other) => other.id > one.id && distanceKm(one.point, other.point) <= 15)
          .map((other) => `${one.name} and ${other.name}`),
      );
    });
    expect(twice).toEqual([]);
  });

  test('are those of the capital, where its built-up area is larger than any town in it', () => {
    const malta = cities.of('MLT');
    expect(
      malta
        .filter(({ largestAround }) => largestAround)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Valletta', 'Victoria']);
    expect(malta.find(({ name }) => name === 'Sliema')?.near).toBe('Valletta');
  });

  test('are counted with a far larger neighbour by name, and not with one of nearly the same size', () => {
    const near = (centre: number) =>
      peopleAround(town(1, centre), town(2, 100_000, { point: ELEVEN_KM_EAST }))(2);
    expect(near(150_000)).toEqual({ people: 250_000, largest: false, near: 'Town 1' });
    expect(near(149_999)).toEqual({ people: 249_999, largest: false, near: null });
    expect(near(99_999)).toEqual({ people: 199_999, largest: true, near: null });
  });

  test('have the seat of a region for their centre beside a neighbour hardly larger, and not beside a larger one', () => {
    const centred = (iso3: string, name: string) =>
      cities.of(iso3).find((city) => city.name === name)?.largestAround;
    expect(centred('MEX', 'Guadalajara')).toBe(true);
    expect(centred('MEX', 'Zapopan')).toBe(false);
    expect(centred('CHL', 'La Serena')).toBe(true);
    expect(centred('USA', 'Minneapolis')).toBe(true);
    expect(centred('USA', 'Saint Paul')).toBe(false);
    expect(centred('CHE', 'La Chaux-de-Fonds')).toBe(true);
  });

  test('are nobody where the number is withheld, and the built-up area of a capital where that can be true', () => {
    const withheld = peopleAround(town(1, 50_000), town(2, null, { point: ELEVEN_KM_EAST, withheld: true }));
    expect(withheld(1).people).toBe(50_000);
    const capital = (builtUp: number) => peopleAround(town(1, 10_000, { builtUp }))(1).people;
    expect(capital(40_000)).toBe(40_000);
    expect(capital(40_001)).toBe(10_000);
  });
});
