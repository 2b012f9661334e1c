import { distanceKm } from '@global-fit/atlas/places/distance';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, test } from 'vitest';

const { cities } = realAtlas();

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
});
