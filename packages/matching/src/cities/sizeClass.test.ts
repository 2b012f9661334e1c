import type { City } from '@global-fit/atlas/model';
import { describe, expect, it } from 'vitest';
import { peopleOf, sizeClassOf } from './sizeClass.ts';

const city = (population: number | null, peopleAround: number | null = null, largestAround = true): City =>
  ({ population, peopleAround, largestAround }) as City;

describe('the size class of a city', () => {
  it.each([
    [49_999, 'small town'],
    [50_000, 'town'],
    [119_999, 'town'],
    [120_000, 'mid-size city'],
    [999_999, 'mid-size city'],
    [1_000_000, 'large city'],
    [3_999_999, 'large city'],
    [4_000_000, 'very large city'],
  ])('of %i people is %s', (people, name) => {
    expect(sizeClassOf(city(people))).toBe(name);
  });

  it('is that of all who are counted with a centre, and of its own people for a smaller place', () => {
    expect(peopleOf(city(90_000, 130_000))).toBe(130_000);
    expect(peopleOf(city(90_000, 130_000, false))).toBe(90_000);
    expect(sizeClassOf(city(null))).toBeNull();
  });
});
